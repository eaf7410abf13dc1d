"""Matches: which game is played with which options by which bots, as plain data for any process."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, final

from hordekeep.bots.leaning import LEANING, LeaningBot
from hordekeep.bots.policy import Policy
from hordekeep.bots.registry import check_bot, new_bot
from hordekeep.kernel.errors import BadOption
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.state import State
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.position import restore
from hordekeep.kernel.record.secret import open_secret
from hordekeep.kernel.table.fork import open_position
from hordekeep.kernel.table.opening import open_table
from hordekeep.kernel.table.table import Table

ENGINE = "lab"


@final
@dataclass(frozen=True, slots=True)
class Match:
    """What is played again and again, each time with another seed.

    `bots` take the seats in turn. `position` is where games begin, in the words of a position
    file; without it they begin with the setup.
    """

    game: str
    options: Mapping[str, Any]
    bots: Sequence[str]
    packs: Sequence[Path] = ()
    position: Mapping[str, Any] | None = field(default=None)
    version: int | None = None
    """The version of the content; the newest if none is named."""


def check_match(match: Match, game: AnyGame) -> None:
    """Raises `BadOption` or `UnknownBot` before anything is played."""
    check_count(match.bots, game.seats(game.options(match.options)))
    for name in match.bots:
        if name != LEANING:
            check_bot(game.id, name)


def check_count(bots: Sequence[str], seats: int) -> None:
    """Raises `BadOption` where there are more bots than seats: some would never play."""
    if len(bots) > seats:
        raise BadOption(option="bots", expected=f"at most {seats}", found=" ".join(bots))


def bots_of(match: Match, game: AnyGame, seed: int) -> list[Policy]:
    """A bot for every seat; the seeds are those of `hordekeep play --seed`."""
    seats = game.seats(game.options(match.options))
    names = [match.bots[seat % len(match.bots)] for seat in range(seats)]
    return [_bot(name, game.id, seed * 31 + seat) for seat, name in enumerate(names)]


def _bot(name: str, game: str, seed: int) -> Policy:
    return LeaningBot(seed, game) if name == LEANING else new_bot(name, game, seed)


def dice_of(seed: int) -> Stretch:
    """The dice of a table with this open seed."""
    return Stretch(open_secret(seed), [])


def first_state(match: Match, game: AnyGame) -> State:
    """Where a game begins."""
    state: State
    if match.position is None:
        state = game.begin(game.options(match.options))
        return state
    return restore(game, match.position, game.options(match.options))


def table_of(match: Match, game: AnyGame, seed: int) -> Table:
    """A table with the same beginning and the same dice."""
    if match.position is None:
        return open_table(game, match.options, engine=ENGINE, stretch=dice_of(seed), open_seed=seed)
    words = {
        "game": game.id,
        "rules": game.rules,
        "options": dict(match.options),
        "position": dict(match.position),
    }
    return open_position(game, words, engine=ENGINE, stretch=dice_of(seed), open_seed=seed)
