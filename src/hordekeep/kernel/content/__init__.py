"""Content folders and packs: read, merged, and checked with exact places."""
