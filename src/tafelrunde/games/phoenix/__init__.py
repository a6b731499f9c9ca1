"""Phoenix, the campaign on the world of Erkenfara."""
