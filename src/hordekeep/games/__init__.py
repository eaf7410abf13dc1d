"""The games. Each knows the kernel and itself, no other game, no bot, no words for people."""
