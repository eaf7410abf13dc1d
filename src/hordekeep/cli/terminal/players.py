"""Who plays: people at this terminal, and bots, by the words of the command line."""

import secrets
from collections.abc import Sequence
from typing import Final

from hordekeep.bots.policy import Policy
from hordekeep.bots.registry import check_bot, default_bot, new_bot
from hordekeep.kernel.errors import BadOption
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.table.table import Table

ME: Final = "me"
PERSON: Final = "person:"
BOT: Final = "bot:"


def holders_of(game: str, players: int, seats: str | None, bots: Sequence[str]) -> list[str]:
    """Who holds each seat; without any word all of them are mine."""
    if seats is None:
        return [PERSON + ME] * players if not bots else _with_bots(players, bots)
    named = [_holder(game, word.strip()) for word in seats.split(",")]
    if len(named) != players:
        raise BadOption(option="seats", found=len(named), expected=players)
    return named


def _with_bots(players: int, bots: Sequence[str]) -> list[str]:
    """The first seat is mine, bots take the others; the last one named takes all that are left."""
    others = [BOT + bots[min(number, len(bots) - 1)] for number in range(players - 1)]
    return [PERSON + ME, *others]


def _holder(game: str, word: str) -> str:
    if word == BOT.rstrip(":"):
        return BOT + default_bot(game)
    return word if word.startswith(BOT) else PERSON + (word or ME)


def person_name(holder: str) -> str:
    """The name under which somebody holds a seat."""
    return holder.removeprefix(PERSON)


def check_bots(game: str, holders: Sequence[str]) -> None:
    """Raises `UnknownBot` for a bot that does not play this game."""
    for holder in holders:
        if holder.startswith(BOT):
            check_bot(game, holder.removeprefix(BOT))


def bots_at(table: Table, seed: int | None) -> dict[Seat, Policy]:
    """The bots that hold seats of a table; with a seed they play the same again."""
    base = secrets.randbits(32) if seed is None else seed
    game = table.game.id
    return {
        seat: new_bot(holder.removeprefix(BOT), game, base * 31 + seat)
        for seat, holder in enumerate(table.holders)
        if holder.startswith(BOT)
    }


def reseat(table: Table, holders: Sequence[str]) -> None:
    """Gives the seats of a loaded table to others."""
    for seat, holder in enumerate(holders):
        if table.holders[seat] != holder:
            table.control(seat, holder)
