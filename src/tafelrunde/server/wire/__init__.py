"""The socket and the request as they are: frames, one connection, headers, patience with slow ones."""
