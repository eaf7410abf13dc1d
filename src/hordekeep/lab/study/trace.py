"""Traces: one game, turn by turn, with what each turn changed and how the dice fell."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, final

from hordekeep.bots.game_search import GameSearch
from hordekeep.bots.registry import brought
from hordekeep.bots.searching import search_of
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.playout import MOST_DECISIONS
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.table.perspective import perspective_of
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load
from hordekeep.lab.game_lab import lab_of
from hordekeep.lab.match import Match, table_of
from hordekeep.lab.study.dice_luck import DiceLuck
from hordekeep.lab.study.experiment import Experiment
from hordekeep.lab.study.playing import bots_at, chances_in, sides_of, winners_of

Chances = tuple[float, ...]


@final
@dataclass(frozen=True, slots=True)
class TracedChoice:
    """A decision with more than one legal action, and the number of its journal entry."""

    entry: int
    seat: Seat
    action: Action
    legal: int


@final
@dataclass(slots=True)
class TracedStretch:
    """One turn: the entries after `begin` up to `end`, and what they changed."""

    turn: int
    begin: int
    end: int
    before: Chances
    after: Chances
    choices: list[TracedChoice] = field(default_factory=list)
    luck: Sequence[DiceLuck] = ()

    @property
    def side(self) -> int:
        """Whose chance changed most: a seat, or 0 where all win or lose together."""
        return max(range(len(self.before)), key=lambda side: (abs(self.change(side)), -side))

    def change(self, side: int) -> float:
        return self.after[side] - self.before[side]

    @property
    def swing(self) -> float:
        """The largest change."""
        return self.change(self.side)


@final
class Trace:
    """A game that was played to its end, looked back on."""

    def __init__(self, experiment: Experiment, seed: int, table: Table) -> None:
        self.experiment = experiment
        self.seed = seed
        self.table = table
        self.winners = winners_of(table.game, table.state)
        self.stretches: list[TracedStretch] = []
        self.luck = lab_of(table.game.id).luck(table.journal.entries, _anew(table))
        self._read(search_of(table.game, "evaluate"))

    def _read(self, search: GameSearch) -> None:
        """Plays the journal again, and looks whenever a seat is asked in a new turn."""
        sides = sides_of(self.experiment)
        past = _anew(self.table)
        turn = 0
        current = TracedStretch(0, 0, 0, (), ())
        for number, entry in enumerate(self.table.journal.entries):
            if entry.kind == "choice" and search.turns(past.state) > turn:
                turn = search.turns(past.state)
                now = chances_in(search, past.state, sides)
                self._close(current, number, now)
                current = TracedStretch(len(self.stretches) + 1, number, number, now, now)
            past.replay(entry)
        count = len(self.table.journal.entries)
        self._close(current, count, chances_in(search, self.table.state, sides))
        self._add_luck()

    def _close(self, stretch: TracedStretch, end: int, after: Chances) -> None:
        stretch.end, stretch.after = end, after
        if stretch.turn:
            self.stretches.append(stretch)

    def _add_luck(self) -> None:
        read_luck = lab_of(self.table.game.id).luck
        entries = self.table.journal.entries
        past = _anew(self.table)
        begin = self.stretches[0].begin if self.stretches else len(entries)
        read_luck(entries[:begin], past)
        for stretch in self.stretches:
            stretch.luck = read_luck(entries[stretch.begin : stretch.end], past)

    def swings(self, most: int) -> list[TracedStretch]:
        """The turns that changed most, the largest first."""
        return sorted(self.stretches, key=lambda one: (-abs(one.swing), one.turn))[:most]

    def words(self) -> dict[str, Any]:
        """Everything as JSON data."""
        return {
            "ending": self.table.game.result(self.table.state).reason if self.table.over else "",
            "winners": list(self.winners),
            "turns": len(self.stretches),
            "luck": [
                {
                    "seat": one.seat,
                    "dice": one.dice,
                    "hits": one.hits,
                    "expected": round(one.expected, 3),
                    "luckier_than": round(one.luckier_than, 4),
                }
                for one in self.luck
            ],
            "rows": self.rows(),
        }

    def rows(self) -> list[dict[str, Any]]:
        """The turns as rows of a table."""
        return [
            {
                "turn": one.turn,
                "first_entry": one.begin + 1,
                "last_entry": one.end,
                "side": one.side,
                "before": one.before[one.side],
                "after": one.after[one.side],
                "swing": round(one.swing, 4),
                "dice": sum(luck.dice for luck in one.luck),
                "hits": sum(luck.hits for luck in one.luck),
                "expected": round(sum(luck.expected for luck in one.luck), 3),
                "choices": "; ".join(
                    f"{choice.seat} {self.table.game.lexicon.spell(choice.action)}"
                    for choice in one.choices
                ),
            }
            for one in self.stretches
        ]


def _anew(table: Table) -> Table:
    return load(table.game, table.journal, upto=0)


def play_traced(experiment: Experiment, seed: int) -> Trace:
    """Plays the game with this seed at a table: the same that a series plays."""
    game = experiment.opened()
    match = Match(game.id, experiment.options_for(seed), experiment.bots_for(seed))
    table = table_of(match, game, seed)
    bots = bots_at(experiment, seed)
    choices: list[TracedChoice] = []
    decided = 0
    while not table.over and decided < MOST_DECISIONS:
        seat = min(table.decisions)
        decision = table.decisions[seat]
        action = decision.actions[0]
        if len(decision.actions) > 1:
            action = bots[seat].choose(perspective_of(table, seat))
            entry = len(table.journal.entries) + 1
            choices.append(TracedChoice(entry, seat, action, len(decision.actions)))
        table.answer(seat, decision.number, action)
        decided += 1
    return _with_choices(Trace(experiment, seed, table), choices)


def _with_choices(trace: Trace, choices: Sequence[TracedChoice]) -> Trace:
    for stretch in trace.stretches:
        stretch.choices = [one for one in choices if stretch.begin < one.entry <= stretch.end]
    return trace


def can_be_traced(game: str) -> bool:
    """Whether a game brings what its states are worth."""
    return brought(game).search is not None
