"""The world: coordinates, terrain and what never changes on the map. How worlds are made is in `making`."""
