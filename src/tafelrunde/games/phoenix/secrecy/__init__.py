"""All secrecy: views, what events tell whom, positions that look alike. Only this room decides it."""
