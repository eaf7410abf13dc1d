"""The few questions before a game, for those who gave no options; Enter takes the default."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hordekeep.bots.registry import bots_for, default_bot
from hordekeep.cli.terminal.matching import matching
from hordekeep.cli.terminal.players import holders_of
from hordekeep.cli.terminal.screen import Screen
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.options import CHOICE, CHOOSE, EACH_SEAT, NUMBER, PLAYERS, Option
from hordekeep.text.words import Words

FEW_PLAYERS: Final = 2
"""As many play where nobody says how many, if the game allows it."""
DIFFICULTY: Final = "difficulty"
NOVICE: Final = "novice"
WITH_BOTS: Final = "bots"
ALONE: Final = "all"


@dataclass(frozen=True, slots=True)
class Setup:
    """What was answered."""

    options: Mapping[str, Any]
    holders: list[str]


def few_players(options: Sequence[Option]) -> dict[str, Any]:
    """How many play where nobody says how many; nothing in a game that does not ask."""
    few = [min(max(one.least, FEW_PLAYERS), one.most) for one in options if one.name == PLAYERS]
    return {PLAYERS: few[0]} if few else {}


def small_game(game: AnyGame) -> Setup:
    """The game after the lessons: few players, a hero to choose, easy settings, weak bots."""
    options = few_players(game.table_options)
    options |= {one.name: one.words[0] for one in game.table_options if one.name == DIFFICULTY}
    seats = game.seats(game.options(options))
    for one in game.table_options:
        if one.kind == EACH_SEAT and CHOOSE in one.words:
            options[one.name] = [CHOOSE, *[one.default] * (seats - 1)]
    weakest = NOVICE if NOVICE in bots_for(game.id) else default_bot(game.id)
    return Setup(options, holders_of(game.id, seats, None, [weakest]))


def ask_setup(screen: Screen, words: Words, game: AnyGame) -> Setup:
    """The options that everybody chooses, and who plays."""
    screen.say(words.say("cli-welcome"), "bold")
    options = few_players(game.table_options)
    for one in game.table_options:
        if not one.advanced and one.kind in (NUMBER, CHOICE):
            options[one.name] = _ask_option(screen, words, one, options)
    seats = game.seats(game.options(options))
    ways = {one: words.say(f"who-{one}") for one in (WITH_BOTS, ALONE)}
    who = ALONE if seats == 1 else _ask(screen, words, words.say("cli-ask-who"), ways) or WITH_BOTS
    bots = [default_bot(game.id)] if who == WITH_BOTS else []
    return Setup(options, holders_of(game.id, seats, None, bots))


def _ask_option(
    screen: Screen, words: Words, option: Option, options: Mapping[str, object]
) -> object:
    """The easiest of several words is the default here: who is asked may be new to the game."""
    if option.kind == CHOICE:
        names = {one: words.say(f"{option.name}-{one}") for one in option.words}
        default: object = option.words[0]
        answers = ", ".join(names.values())
    else:
        names = {str(one): str(one) for one in range(option.least, option.most + 1)}
        default = options.get(option.name, option.default)
        answers = words.say("cli-says-span", least=str(option.least), most=str(option.most))
    own = f"cli-ask-{option.name}"
    question = words.say(
        own if words.has(own) else "cli-ask-option",
        what=words.say(f"option-{option.name}"),
        answers=answers,
        default=names[str(default)],
    )
    said = _ask(screen, words, question, names) or default
    return int(str(said)) if option.kind == NUMBER else said


def _ask(screen: Screen, words: Words, question: str, answers: Mapping[str, str]) -> str:
    """Asks until one of the answers is given, by id or name; Enter alone takes the default."""
    while True:
        said = screen.ask(question + " ")
        found = matching(said, answers, lambda one: [one, answers[one]])
        if not said or len(found) == 1:
            return found[0] if said else ""
        screen.say(words.say("cli-one-of", answers=", ".join(answers.values())))
