"""All secrecy: what a seat may know, and positions it cannot tell apart."""
