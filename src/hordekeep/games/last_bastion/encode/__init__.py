"""Last Bastion in numbers, for programs that learn."""
