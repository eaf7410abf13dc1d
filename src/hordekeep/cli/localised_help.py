"""Commands that explain themselves in the person's language: their help is in the catalogue."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from hordekeep.cli.language import OPTION, asked_language, meant_language
from hordekeep.text.languages import offered, offered_as

if TYPE_CHECKING:
    from hordekeep.kernel.play.game import AnyGame
    from hordekeep.text.catalogue import Catalogue
    from hordekeep.text.words import Words


def language_spoken() -> str:
    """The language that this run of the program speaks."""
    return asked_language(sys.argv[1:], os.environ)


def spoken(game: str = "") -> "Words":
    """The words of that language, or those of a game in it."""
    # Imported when somebody wants to read something: commands start without the library for it.
    opened = import_module("hordekeep.text.words").open_words
    words: Words = opened(language_spoken(), game=game, hyphens=False)
    return words


def spoken_catalogue(game: "AnyGame", packs: Sequence[Path] = ()) -> "Catalogue":
    """What that language says of a game and its things."""
    opened = import_module("hordekeep.text.catalogue").open_catalogue
    words: Catalogue = opened(game, language_spoken(), packs, hyphens=False)
    return words


class SpokenCommand(click.Command):
    """A command whose texts are `cli-<name>`, `cli-<name>.short` and `cli-<name>-<option>`.

    It takes `--lang`, like all commands that speak.
    """

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        language = click.Option([OPTION], metavar="CODE", is_eager=True, expose_value=False)
        self.params.append(language)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        self.options_metavar = spoken().say("click-any-options")
        return super().collect_usage_pieces(ctx)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(spoken().say(f"cli-{self.name}"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for param in self.params:
            if isinstance(param, click.Option) and not param.help:
                param.help = _help_of(str(self.name), str(param.name))
        help_option = self.get_help_option(ctx)
        if help_option is not None:
            help_option.help = spoken().say("click-help")
        super().format_options(ctx, formatter)

    def get_short_help_str(self, limit: int = 45) -> str:
        return spoken().say(f"cli-{self.name}.short")


class SpokenGroup(SpokenCommand, click.Group):
    """Several commands under one name."""

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        self.subcommand_metavar = spoken().say("click-any-command")
        return super().collect_usage_pieces(ctx)


def say_if_not_spoken() -> None:
    """Says so when a language was asked for that is not offered, before anything else."""
    wanted = meant_language(sys.argv[1:], os.environ)
    if wanted and not offered_as(wanted):
        names = " ".join(offered())
        click.echo(spoken().say("cli-no-language", wanted=wanted, offered=names), err=True)


def _help_of(command: str, option: str) -> str:
    words, key = spoken(), option.replace("_", "-")
    own = f"cli-{command}-{key}"
    return words.say(own if words.has(own) else f"cli-option-{key}")
