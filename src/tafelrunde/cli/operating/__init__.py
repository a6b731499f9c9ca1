"""Commands for whoever runs a server: start it, look after its database, list, hand out and take in games."""
