"""What travels: messages of sockets, bodies of HTTP requests and answers. No behaviour."""
