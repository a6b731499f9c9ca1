"""What a report has for whoever reads it as data: scenes, orders with their fate, names, passages."""
