"""The benchmark: our random self-play and Catanatron's, measured in turns (docs/benchmarks.md); it measures a
checkout and is not installed with the package.

`contest` takes the rounds and computes ratios, `worker` plays our games in a process of its own, and
`peer_catanatron` is the peer's script. The latter is started by its path and never imported.
"""
