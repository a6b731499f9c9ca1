"""What is said on a socket: hello, commands, answers."""
