"""What worlds of Last Bastion are worth to a bot."""
