"""What is given out of a campaign, to each what he may know: reports, notice board, treasury books, maps."""
