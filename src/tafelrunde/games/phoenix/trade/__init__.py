"""The merchants of Audvacar (6.4.1): store, trading posts, cards."""
