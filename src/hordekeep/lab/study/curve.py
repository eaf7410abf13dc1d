"""Curves: how tense games are, turn by turn, and how well the chances came true."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from hordekeep.lab.study.record import Record
from hordekeep.lab.study.statistics import Quartiles, mean, quartiles

EVEN: Final = 0.5
TENTHS: Final = 10
FEWEST: Final = 5
"""A turn that fewer games reached is left out of the curve."""


@final
@dataclass(frozen=True, slots=True)
class CurveMoment:
    """How things stand when a turn begins, in all games that reach it.

    `ahead` are the chances of those who will win. `behind` are, at one table, those of the best of
    the others; where all win or lose together, those of the tables that will lose.
    """

    turn: int
    games: int
    ahead: Quartiles | None
    behind: Quartiles | None


@final
@dataclass(frozen=True, slots=True)
class Tenth:
    """Chances between two tenths: how many, their mean, and the share that came true."""

    cases: int
    said: float
    came_true: float


@final
class Curve:
    """The course of all games of a series."""

    def __init__(self, records: Sequence[Record], *, teams: bool) -> None:
        self.records = [record for record in records if record.chances]
        self.teams = teams
        self.moments = self._moments()
        self.turns = quartiles([record.turns for record in records])
        self.longest = max((record.turns for record in records), default=0)
        self.shortest = min((record.turns for record in records), default=0)
        self.mean_turns = mean([record.turns for record in records])
        self.decisions = quartiles([record.decisions for record in records])
        changes = [lead_changes(record, teams=teams) for record in self.records]
        self.lead_changes = mean([len(one) for one in changes])
        self.last_change = mean(
            [
                one[-1] / len(record.chances)
                for one, record in zip(changes, self.records, strict=True)
                if one
            ]
        )
        """How far into a game the lead changes for the last time, as a share of its turns."""

    def _moments(self) -> list[CurveMoment]:
        most = max((len(record.chances) for record in self.records), default=0)
        found = []
        for turn in range(most):
            reached = [record for record in self.records if len(record.chances) > turn]
            if len(reached) < min(FEWEST, len(self.records)):
                break
            ahead = [self._ahead(record, turn) for record in reached if record.won]
            behind = [one for record in reached if (one := self._behind(record, turn)) is not None]
            found.append(
                CurveMoment(
                    turn + 1,
                    len(reached),
                    quartiles(ahead) if ahead else None,
                    quartiles(behind) if behind else None,
                )
            )
        return found

    def _ahead(self, record: Record, turn: int) -> float:
        chances = record.chances[turn]
        return chances[0] if self.teams else mean([chances[seat] for seat in record.winners])

    def _behind(self, record: Record, turn: int) -> float | None:
        chances = record.chances[turn]
        if self.teams:
            return None if record.won else chances[0]
        others = [chance for seat, chance in enumerate(chances) if seat not in record.winners]
        return max(others) if others and record.won else None

    def calibration(self) -> list[Tenth]:
        """What was said of chances in each tenth, and what came of it."""
        said: list[list[float]] = [[] for _ in range(TENTHS)]
        true: list[list[float]] = [[] for _ in range(TENTHS)]
        for record in self.records:
            for chances in record.chances:
                for side, chance in enumerate(chances):
                    tenth = min(int(chance * TENTHS), TENTHS - 1)
                    said[tenth].append(chance)
                    true[tenth].append(float(record.won) if self.teams else record.share(side))
        return [
            Tenth(len(one), mean(one), mean(came)) for one, came in zip(said, true, strict=True)
        ]

    def words(self) -> dict[str, Any]:
        """Everything as JSON data."""
        return {
            "games": len(self.records),
            "turns": {
                "mean": round(self.mean_turns, 2),
                "min": self.shortest,
                "low_quarter": self.turns.low,
                "median": self.turns.middle,
                "high_quarter": self.turns.high,
                "max": self.longest,
            },
            "decisions_median": self.decisions.middle,
            "lead_changes": round(self.lead_changes, 3),
            "last_lead_change": round(self.last_change, 3),
            "calibration": [
                {
                    "from": tenth / TENTHS,
                    "cases": one.cases,
                    "said": round(one.said, 4),
                    "came_true": round(one.came_true, 4),
                }
                for tenth, one in enumerate(self.calibration())
            ],
            "rows": self.rows(),
        }

    def rows(self) -> list[dict[str, Any]]:
        """The curve as rows of a table."""
        return [
            {
                "turn": one.turn,
                "games": one.games,
                **_quartile_words("ahead", one.ahead),
                **_quartile_words("behind", one.behind),
            }
            for one in self.moments
        ]


def _quartile_words(name: str, found: Quartiles | None) -> dict[str, float | None]:
    return {
        f"{name}_low": None if found is None else round(found.low, 4),
        f"{name}_median": None if found is None else round(found.middle, 4),
        f"{name}_high": None if found is None else round(found.high, 4),
    }


def lead_changes(record: Record, *, teams: bool) -> list[int]:
    """The turns (from 0) at which somebody else has the best chance; who is level takes no lead.

    Where all win or lose together, the lead is theirs or the game's.
    """
    changes = []
    leader = _leader(record.chances[0], teams=teams) if record.chances else None
    for turn, chances in enumerate(record.chances):
        now = _leader(chances, teams=teams)
        if now is None or now == leader:
            continue
        if leader is not None:
            changes.append(turn)
        leader = now
    return changes


def _leader(chances: Sequence[float], *, teams: bool) -> int | None:
    if teams:
        return None if chances[0] == EVEN else int(chances[0] > EVEN)
    best = max(chances)
    leaders = [seat for seat, chance in enumerate(chances) if chance == best]
    return leaders[0] if len(leaders) == 1 else None
