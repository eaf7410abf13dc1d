"""From content files to the box."""
