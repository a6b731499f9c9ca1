"""What happened, in words: events as sentences. Both the command line and the server tell with it."""
