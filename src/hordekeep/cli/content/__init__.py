"""What the commands for component sets and packs do."""
