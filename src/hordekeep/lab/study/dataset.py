"""Data sets: games as journals, and every decision of them as a row."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from hordekeep.kernel.encode.encoding import Encoding
from hordekeep.kernel.play.decision import Decision
from hordekeep.kernel.play.playout import MOST_DECISIONS
from hordekeep.kernel.table.perspective import perspective_of
from hordekeep.kernel.table.table import Table
from hordekeep.lab.match import Match, table_of
from hordekeep.lab.study.experiment import Experiment
from hordekeep.lab.study.playing import bots_at
from hordekeep.library import encoding_of

COLUMNS: Final = (
    "seed",
    "entry",
    "decision",
    "seat",
    "observation",
    "mask",
    "action",
    "words",
    "result",
)


@final
@dataclass(frozen=True, slots=True)
class Row:
    """One decision: what the seat could know, what it could do, what it did, what it gained."""

    seed: int
    entry: int
    """After how many entries of the journal it was asked: there a replay opens."""
    decision: int
    seat: int
    observation: bytes
    mask: tuple[int, ...]
    """The numbers of all legal actions."""
    action: int
    words: str
    """The action as the journal spells it."""
    result: float
    """What the seat has gained at the end of the game."""


@final
@dataclass(frozen=True, slots=True)
class Kept:
    """One game of a data set."""

    seed: int
    journal: str
    rows: Sequence[Row]


def kept_game(experiment: Experiment, seed: int) -> Kept:
    """Plays one game at a table: the same that a series plays."""
    game = experiment.opened()
    options = experiment.options_for(seed)
    encoding = encoding_of(game, **options)
    table = table_of(Match(game.id, options, experiment.bots_for(seed)), game, seed)
    noted = list(_play(experiment, encoding, table, seed))
    gained = encoding.returns(table.state)
    rows = [Row(**one, result=gained[one["seat"]]) for one in noted]
    return Kept(seed, table.journal.text(), rows)


def _play(
    experiment: Experiment, encoding: Encoding, table: Table, seed: int
) -> Iterator[dict[str, Any]]:
    bots = bots_at(experiment, seed)
    for _ in range(MOST_DECISIONS):
        if table.over:
            return
        seat = min(table.decisions)
        decision = table.decisions[seat]
        action = decision.actions[0]
        if len(decision.actions) > 1:
            action = bots[seat].choose(perspective_of(table, seat))
        yield _noted(encoding, table, decision, seed) | {
            "action": encoding.codebook.encode(action),
            "words": encoding.game.lexicon.spell(action),
        }
        table.answer(seat, decision.number, action)


def _noted(encoding: Encoding, table: Table, decision: Decision, seed: int) -> dict[str, Any]:
    return {
        "seed": seed,
        "entry": len(table.journal.entries),
        "decision": decision.number,
        "seat": decision.seat,
        "observation": bytes(encoding.observer.observe(table.state, decision.seat)),
        "mask": tuple(encoding.codebook.numbers(decision.actions)),
    }
