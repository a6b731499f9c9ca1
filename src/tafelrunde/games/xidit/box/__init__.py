"""Data of the box: printed tables, an owner's corrections, the template for them. Nothing here plays."""
