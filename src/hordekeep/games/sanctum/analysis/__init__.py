"""What the rules imply: odds, forecasts, luck, stories. It changes nothing."""
