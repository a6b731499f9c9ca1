"""What a realm's player asks of map and desk: reach, paths, prices, odds, sightings, differences, pieces.

Every question is put to a desk (`orders.desk`) and answered by what its realm may know. Answers are structs
that become JSON as they are; nothing here knows how a question came, and nothing is changed by one.
"""
