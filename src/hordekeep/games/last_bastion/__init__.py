"""Last Bastion: one to four heroes hold a 3×3 bastion until the warlord falls."""
