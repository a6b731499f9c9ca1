"""Attacks on a server that people play on: `python -m tests.server.attack`, or `make attack`."""
