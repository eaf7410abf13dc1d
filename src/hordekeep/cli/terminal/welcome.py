"""The few questions before a game, for those who gave no options; Enter takes the default."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from hordekeep.cli.terminal.matching import matching
from hordekeep.cli.terminal.players import BEST, holders_of
from hordekeep.cli.terminal.screen import Screen
from hordekeep.games.last_bastion.model.box import DIFFICULTIES
from hordekeep.games.sanctum.model.box import DIFFICULTIES as QUEST_DIFFICULTIES
from hordekeep.text.words import Words

DEFAULT_PLAYERS: Final = "2"
WITH_BOTS: Final = "bots"
ALONE: Final = "all"


@dataclass(frozen=True, slots=True)
class Setup:
    """What was answered."""

    players: int
    difficulty: str
    holders: list[str]


@dataclass(frozen=True, slots=True)
class Offer:
    """What can be answered before a game; the first difficulty is the default."""

    players: tuple[str, ...]
    difficulties: tuple[str, ...]


OFFERS: Final = {
    "last-bastion": Offer(("1", "2", "3", "4"), DIFFICULTIES),
    "sanctum": Offer(("2", "3", "4"), QUEST_DIFFICULTIES),
}


def ask_setup(screen: Screen, words: Words, game: str) -> Setup:
    """Players, difficulty, and who plays."""
    offer = OFFERS[game]
    screen.say(words.say("cli-welcome"), "bold")
    players = int(
        _ask(screen, words, "players", {one: one for one in offer.players}) or DEFAULT_PLAYERS
    )
    names = {one: words.say(f"difficulty-{one}") for one in offer.difficulties}
    difficulty = _ask(screen, words, "difficulty", names) or offer.difficulties[0]
    ways = {one: words.say(f"who-{one}") for one in (WITH_BOTS, ALONE)}
    who = ALONE if players == 1 else _ask(screen, words, "who", ways) or WITH_BOTS
    bots = [BEST] if who == WITH_BOTS else []
    return Setup(players, difficulty, holders_of(players, None, bots))


def _ask(screen: Screen, words: Words, question: str, answers: Mapping[str, str]) -> str:
    """Asks until one of the answers is given, by id or name; nothing for the default."""
    while True:
        said = screen.ask(words.say(f"cli-ask-{question}") + " ")
        found = matching(said, answers, lambda one: [one, answers[one]])
        if not said or len(found) == 1:
            return found[0] if said else ""
        screen.say(words.say("cli-one-of", answers=", ".join(answers.values())))
