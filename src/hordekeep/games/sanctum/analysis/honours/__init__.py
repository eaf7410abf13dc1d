"""What a quest is remembered for: what a champion did, counted, and the honours for it."""
