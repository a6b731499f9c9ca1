"""Commands of Lords of Xidit only: about the values printed on its board and tiles."""
