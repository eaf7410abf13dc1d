"""The few questions before a game, for those who gave no options; Enter takes the default."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hordekeep.cli.matching import matching
from hordekeep.cli.screen import Screen
from hordekeep.cli.seating import BEST, holders_of
from hordekeep.games.last_bastion.box import DIFFICULTIES
from hordekeep.text.words import Words

PLAYERS: Final = ("1", "2", "3", "4")
DEFAULT_PLAYERS: Final = "2"
DEFAULT_DIFFICULTY: Final = "beginner"
WITH_BOTS: Final = "bots"
ALONE: Final = "all"


@dataclass(frozen=True, slots=True)
class Setup:
    """What was answered."""

    players: int
    difficulty: str
    holders: list[str]


def ask_setup(screen: Screen, words: Words) -> Setup:
    """Players, difficulty, and who plays."""
    screen.say(words.say("cli-welcome"), "bold")
    players = int(_ask(screen, words, "players", PLAYERS, DEFAULT_PLAYERS))
    difficulty = _ask(screen, words, "difficulty", DIFFICULTIES, DEFAULT_DIFFICULTY)
    who = ALONE if players == 1 else _ask(screen, words, "who", (WITH_BOTS, ALONE), WITH_BOTS)
    bots = [BEST] if who == WITH_BOTS else []
    return Setup(players, difficulty, holders_of(players, None, bots))


def _ask(screen: Screen, words: Words, question: str, answers: Sequence[str], default: str) -> str:
    """Asks until one of the answers is given."""
    while True:
        said = screen.ask(words.say(f"cli-ask-{question}") + " ")
        if not said:
            return default
        found = matching(said, answers, lambda one: [one, words.say_or(f"{question}-{one}", one)])
        if len(found) == 1:
            return found[0]
        screen.say(words.say("cli-one-of", answers=", ".join(answers)))
