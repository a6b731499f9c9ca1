"""Who somebody is: accounts, links, names that people choose, and how much one may ask for."""
