"""What the game master looks at before others do: a turn or a month on a copy, published or discarded."""
