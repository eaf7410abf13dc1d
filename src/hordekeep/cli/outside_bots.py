"""Bots from outside on the command line: a word that names one is replaced by the bot's name."""

from collections.abc import Callable
from typing import Any, Final

import click

from hordekeep.bots.outside.recruiting import SECONDS, is_outside, recruit
from hordekeep.bots.registry import check_bot
from hordekeep.kernel.errors import UnknownBot

TIME: Final = "--bot-seconds"

bot_seconds: Final[Callable[[Any], Any]] = click.option(
    TIME, type=click.FloatRange(min=0.01, max=3600), metavar="N", default=SECONDS
)
"""How long one from outside may think about a decision."""


def called(word: str, game: str, seconds: float) -> str:
    """The name of the bot that a word stands for; bots of the game come before installed ones."""
    try:
        check_bot(game, word)
    except UnknownBot:
        return recruit(word, seconds=seconds) if is_outside(word) else word
    return word
