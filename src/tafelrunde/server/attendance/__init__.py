"""What happens when somebody does not move, and when the server itself was away."""
