"""What many rules ask of a position: who stands where, how strong, at what cost. Changes nothing."""
