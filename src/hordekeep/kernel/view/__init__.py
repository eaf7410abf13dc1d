"""Words of a game as the wire carries them; games and server build on these types."""
