"""Studies: games by the thousand that answer what a designer asks."""
