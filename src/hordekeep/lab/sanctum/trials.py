"""What the bots of Sanctum have to show, with content version 1."""

from typing import Any, Final

from hordekeep.lab.trials import Trial

FOUR: Final[dict[str, Any]] = {"players": 4, "difficulty": "normal"}
TWO: Final[dict[str, Any]] = {"players": 2, "difficulty": "normal"}
THREE_TO_TWO: Final = 0.6


def _against_three(bot: str, games: int, least: float) -> Trial:
    return Trial(f"{bot} against three greedy", "sanctum", FOUR, bot, "greedy", games, least)


def _against(bot: str, other: str) -> Trial:
    return Trial(f"{bot} against {other}", "sanctum", TWO, bot, other, 400, THREE_TO_TWO)


TRIALS: Final = (
    _against_three("master", 600, 0.50),
    _against_three("expert", 400, 0.40),
    _against_three("adept", 400, 0.30),
    _against("master", "expert"),
    _against("expert", "adept"),
    _against("adept", "novice"),
)
BALANCED: Final = {
    "four": ("--players", "4"),
    "three": ("--players", "3"),
    "two": ("--players", "2"),
    "infernal": ("--players", "4", "--difficulty", "infernal"),
}
"""The reports on its balance."""
