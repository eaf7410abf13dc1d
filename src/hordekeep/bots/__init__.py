"""Bots: each sees a game only through a seat's perspective."""
