"""Penalties: what hits a player, and how it is paid."""
