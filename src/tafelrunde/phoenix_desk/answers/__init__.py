"""What a campaign answers to those who review it: the same by command and over HTTP."""
