"""What the bots of Last Bastion have to show, with content version 1 and four heroes."""

from typing import Final

from hordekeep.lab.trials import Trial

GAMES: Final = 400


def _trial(bot: str, difficulty: str, least: float) -> Trial:
    options = {"players": 4, "difficulty": difficulty}
    return Trial(f"{bot} {difficulty}", "last-bastion", options, bot, "", GAMES, least)


TRIALS: Final = (
    _trial("master", "beginner", 0.92),
    _trial("master", "normal", 0.85),
    _trial("master", "hard", 0.60),
    _trial("master", "heroic", 0.35),
    _trial("expert", "normal", 0.0),
    _trial("adept", "normal", 0.0),
    _trial("novice", "normal", 0.0),
    _trial("greedy", "normal", 0.0),
)
LADDER: Final = (
    ("adept normal", "greedy normal", 0.0),
    ("adept normal", "novice normal", 0.08),
    ("expert normal", "adept normal", 0.08),
    ("master normal", "expert normal", 0.08),
)
"""Trials of which the first must win more often than the second, and by how much at least."""
BALANCED: Final = {
    **{name: ("--difficulty", name) for name in ("beginner", "normal", "hard", "heroic")},
    **{name: ("--players", str(count)) for count, name in enumerate(("one", "two", "three"), 1)},
}
"""The reports on its balance: four heroes at each difficulty, fewer at normal."""
