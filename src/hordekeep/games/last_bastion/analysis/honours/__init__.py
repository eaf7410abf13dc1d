"""What a siege is remembered for: what a hero did, counted, and the honours for it."""
