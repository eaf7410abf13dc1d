"""What the commands of the laboratory share: what they are asked, what they say and write."""
