"""What happens, each with the fields of its facts."""

from typing import Final

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "coin-dealt": ("seat",),
    "coin-seen": ("seat", "coin"),
    "turn-began": ("turn:number", "seat"),
    "rolled": ("seat", "face", "at_stake:number"),
    "lost-it": ("seat",),
    "held": ("seat", "at_stake:number", "points:number"),
    "coin-turned": ("seat", "coin", "points:number"),
}
