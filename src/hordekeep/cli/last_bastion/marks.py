"""Marks of Last Bastion's pieces, and how they are set off."""

from typing import Final

LIFE: Final = "♥"
CALL: Final = "✦"
GRASP: Final = "Ψ"
NET: Final = "#"
CHARM: Final = "♪"
TRAP: Final = "×"
STANDARD: Final = "¶"
WARLORD: Final = "♛"
SWORDS: Final = "⚔"

GRASP_STYLE: Final = "bold magenta"
PIECE_STYLE: Final = "bold cyan"
GOOD_STYLE: Final = "green"
OFF_STYLE: Final = "dim strike"
