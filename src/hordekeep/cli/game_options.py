"""The options of the games on the command line: every command that opens tables takes them all."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

import click

from hordekeep.bots.registry import bots_for, default_bot
from hordekeep.cli.localised_help import SpokenCommand, spoken
from hordekeep.games.seams import GAMES, part_of
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.options import CHOICE, EACH_SEAT, NUMBER, ORDER, Option
from hordekeep.text.folding import folded
from hordekeep.text.words import Words

FIRST_GAME: Final = "last-bastion"
"""What is played if nobody says what."""
content_version: Final[Callable[[Any], Any]] = click.option(
    "--content", type=click.IntRange(min=1), metavar="N"
)
"""Which version of a game's content."""
PLACEHOLDERS: Final = {NUMBER: "N", CHOICE: "NAME", EACH_SEAT: "A,B,…", ORDER: "A,B,…"}


class GameCommand(SpokenCommand):
    """A command that takes the options of all games; its help lists them game by game."""

    bots_flag: ClassVar[str] = "--bot NAME"
    """How bots are named to it."""
    plays_unnamed: ClassVar[bool] = True
    """Whether a bot plays that nobody has named."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        # Hidden: which game is meant is not known yet, so the help tells of each game apart.
        others = [click.Option([flag(name)], hidden=True) for name in option_names()]
        return [*super().get_params(ctx), *others]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        for game in GAMES:
            words = spoken(game)
            with formatter.section(words.say(f"game-{game}")):
                formatter.write_dl([*self._rows(words, game), self._bots_row(words, game)])

    def default_of(self, option: Option) -> object:
        """What holds if nothing is said."""
        return option.default

    def _bots_row(self, words: Words, game: str) -> tuple[str, str]:
        answers = ", ".join(bots_for(game))
        if not self.plays_unnamed:
            return self.bots_flag, words.say("cli-says-bots", answers=answers)
        told = words.say("cli-says-bots-or", answers=answers, default=default_bot(game))
        return self.bots_flag, told

    def _rows(self, words: Words, game: str) -> Iterator[tuple[str, str]]:
        for one in options_of(game):
            told = words.say(
                "cli-says",
                what=words.say(f"option-{one.name}"),
                answers=", ".join(answers_to(words, one)),
                default=str(self.default_of(one)),
            )
            yield f"{flag(one.name)} {PLACEHOLDERS[one.kind]}", told


def options_of(game: str) -> Sequence[Option]:
    """The options that a game declares."""
    options: Sequence[Option] = part_of(game, "options").OPTIONS
    return options


def option_names() -> list[str]:
    """The names of all options that some game has."""
    return list(dict.fromkeys(one.name for game in GAMES for one in options_of(game)))


def flag(name: str) -> str:
    """How an option is spelled on the command line."""
    return "--" + name.replace("_", "-")


def said_options(wishes: Mapping[str, Any]) -> list[str]:
    """The options of games that were said at all."""
    return [name for name in option_names() if wishes.get(name) is not None]


def game_options(game: AnyGame, wishes: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a game among the wishes, in its own terms."""
    known = {one.name: one for one in game.table_options}
    return {
        name: _meant(game.id, known[name], wishes[name]) if name in known else wishes[name]
        for name in said_options(wishes)
    }


def _meant(game: str, option: Option, wish: object) -> object:
    """What a word on the command line stands for; what makes no sense is left to the game."""
    if not isinstance(wish, str) or wish in option.words:
        return wish
    if option.kind == CHOICE:
        return _word_called(game, option, wish)
    if option.kind == NUMBER:
        return int(wish) if wish.removeprefix("-").isdecimal() else wish
    if option.kind in (EACH_SEAT, ORDER):
        return [one.strip() for one in wish.split(",")]
    return wish


def _word_called(game: str, option: Option, wish: str) -> str:
    """The word of a choice that a person's language calls so: `schwer` is `hard`."""
    words = spoken(game)
    called = {folded(words.say(f"{option.name}-{one}")): one for one in option.words}
    return called.get(folded(wish), wish)


# Help.


def answers_to(words: Words, option: Option) -> list[str]:
    """What can be said for an option, as people read it."""
    answers = list(option.words)
    if option.kind == NUMBER:
        span = words.say("cli-says-span", least=str(option.least), most=str(option.most))
        answers.insert(0, span)
    elif option.kind in (EACH_SEAT, ORDER):
        answers.insert(0, words.say("cli-says-ids"))
    return answers


def usage(key: str, **facts: str | int) -> click.UsageError:
    """A refusal of the command line in the person's language."""
    return click.UsageError(spoken().say(key, **facts))
