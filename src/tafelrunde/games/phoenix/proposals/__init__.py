"""Random orders of every kind, for players that know nothing and for the laws."""
