"""Pig, an old dice game, with a purse of secret coins."""
