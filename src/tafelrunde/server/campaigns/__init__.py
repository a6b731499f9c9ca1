"""Campaigns of Phoenix on the server: who may do what, and the processes in which their work is done.

What is played, judged and reported is the affair of `phoenix_desk`; what is asked over HTTP, of
`campaign_routes`. Errands (`errands`) run in worker processes, everything else here in the server's own.
"""
