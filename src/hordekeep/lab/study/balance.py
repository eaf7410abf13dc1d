"""Balance: how often those win and survive who had something, against those who had not."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from hordekeep.lab.intervals import share_between
from hordekeep.lab.study.record import Record
from hordekeep.lab.study.statistics import SURE, Cluster, Difference, difference, holm
from hordekeep.lab.study.traits import Kind

WINS: Final = "wins"
SURVIVAL: Final = "survival"
MEASURES: Final = (WINS, SURVIVAL)
ENOUGH: Final = 10
"""With fewer games with cases, or with others, nothing is said about a difference."""
CORRECTION: Final = "Holm"


@final
@dataclass(slots=True)
class Look:
    """One thing looked at: how those fared who had it."""

    kind: str
    thing: str
    measure: str
    cases: int
    count: float
    """How many of them won or survived; who win together share it."""
    others: int
    others_count: float
    found: Difference | None = None
    """None where there are too few to tell."""
    corrected: float = 1.0
    """The chance that it is mere chance, corrected for all looks."""

    @property
    def share(self) -> float:
        return self.count / self.cases if self.cases else 0.0

    @property
    def others_share(self) -> float:
        return self.others_count / self.others if self.others else 0.0

    @property
    def between(self) -> tuple[float, float]:
        """Where the true share lies in 95 of 100 series."""
        return share_between(self.count, self.cases)

    @property
    def is_outlier(self) -> bool:
        """Whether it stands out, whatever else was looked at."""
        return self.found is not None and self.corrected < SURE

    def words(self) -> dict[str, Any]:
        """Everything as JSON data, flat."""
        low, high = self.between
        found = self.found
        return {
            "kind": self.kind,
            "thing": self.thing,
            "measure": self.measure,
            "cases": self.cases,
            "count": round(self.count, 4),
            "share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "others": self.others,
            "others_share": round(self.others_share, 4),
            "difference": None if found is None else round(found.ahead, 4),
            "spread": None if found is None else round(found.spread, 4),
            "p": None if found is None else round(found.chance, 6),
            "p_corrected": None if found is None else round(self.corrected, 6),
            "outlier": self.is_outlier,
        }


@final
class Balance:
    """The report on one series of games: all looks, corrected for each other."""

    def __init__(self, records: Sequence[Record], kinds: Sequence[Kind], *, teams: bool) -> None:
        self.records = records
        self.kinds = kinds
        self.teams = teams
        """Whether all seats win or lose together: a win then counts once per game."""
        self.looks = [look for kind in kinds for look in self._looks(kind)]
        self._correct()

    def _looks(self, kind: Kind) -> Iterator[Look]:
        for measure in MEASURES:
            games = [self._entries(record, kind, measure) for record in self.records]
            things = sorted({thing for entries in games for _, had in entries for thing in had})
            for thing in things:
                yield _look(kind.name, thing, measure, games)

    def _entries(self, record: Record, kind: Kind, measure: str) -> "Entries":
        """Those who count in one game: what each had, and what each has of the measure."""
        had = [frozenset(one) for one in record.had.get(kind.name, [])]
        if measure == WINS and (self.teams or kind.shared):
            return [(float(record.won), frozenset().union(*had))]
        if measure == WINS:
            return [(record.share(seat), one) for seat, one in enumerate(had)]
        if kind.shared:
            return [(sum(record.alive) / len(record.alive), one) for one in had]
        return [(float(alive), one) for alive, one in zip(record.alive, had, strict=True)]

    def _correct(self) -> None:
        tested = [look for look in self.looks if look.found is not None]
        chances = [look.found.chance for look in tested if look.found is not None]
        for look, corrected in zip(tested, holm(chances), strict=True):
            look.corrected = corrected

    @property
    def tested(self) -> int:
        """How many looks there are for which the correction is made."""
        return sum(look.found is not None for look in self.looks)

    @property
    def outliers(self) -> list[Look]:
        """What stands out, the surest first."""
        found = [look for look in self.looks if look.is_outlier]
        return sorted(found, key=lambda look: (look.corrected, look.kind, look.thing))

    def of(self, kind: str, measure: str = WINS) -> list[Look]:
        """The looks of one kind, the best first; equal ones by name."""
        found = [look for look in self.looks if (look.kind, look.measure) == (kind, measure)]
        return sorted(found, key=lambda look: (-look.share, look.thing))

    @property
    def victories(self) -> int:
        """Games in which anybody has won."""
        return sum(record.won for record in self.records)

    @property
    def survivors(self) -> float:
        """The share of all seats that came out alive."""
        seats = [alive for record in self.records for alive in record.alive]
        return sum(seats) / len(seats) if seats else 0.0

    def words(self) -> dict[str, Any]:
        """Everything as JSON data."""
        low, high = share_between(self.victories, len(self.records))
        return {
            "games": len(self.records),
            "victories": self.victories,
            "victory_share": round(self.victories / max(len(self.records), 1), 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "survival": round(self.survivors, 4),
            "correction": CORRECTION,
            "looks": self.tested,
            "outliers": [f"{one.kind} {one.thing} {one.measure}" for one in self.outliers],
            "rows": self.rows(),
        }

    def rows(self) -> list[dict[str, Any]]:
        """The looks as rows of a table, in the order of the kinds."""
        return [
            look.words()
            for kind in self.kinds
            for measure in MEASURES
            for look in self.of(kind.name, measure)
        ]


Entries = list[tuple[float, frozenset[str]]]


def _look(kind: str, thing: str, measure: str, games: Sequence[Entries]) -> Look:
    clusters = []
    for entries in games:
        one = Cluster()
        for gained, had in entries:
            if thing in had:
                one.cases += 1
                one.won += gained
            else:
                one.others += 1
                one.others_won += gained
        clusters.append(one)
    look = Look(
        kind,
        thing,
        measure,
        sum(one.cases for one in clusters),
        sum(one.won for one in clusters),
        sum(one.others for one in clusters),
        sum(one.others_won for one in clusters),
    )
    games_with = sum(one.cases > 0 for one in clusters)
    games_without = sum(one.others > 0 for one in clusters)
    if min(games_with, games_without) >= ENOUGH:
        look.found = difference(clusters)
    return look
