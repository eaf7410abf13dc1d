"""Comparisons: two contents played with the same seeds, and what differs for sure."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil, floor, log10, sqrt
from statistics import NormalDist
from typing import Any, Final, final

from hordekeep.lab.arena.paired import chance_of_equals
from hordekeep.lab.arena.standings import WIN
from hordekeep.lab.intervals import Z
from hordekeep.lab.study.record import Record
from hordekeep.lab.study.statistics import SURE, deviation, holm, mean
from hordekeep.lab.study.traits import HERO, PLACE

MORE: Final = "more"
LESS: Final = "less"
SAME: Final = "same"
UNDECIDED: Final = "undecided"
HOPELESS: Final = 100
"""If it took more than so many times the games, there is no difference worth looking for."""
DIGITS: Final = 2
"""Of an estimate of games."""
FIRST: Final = "1"


@final
@dataclass(frozen=True, slots=True)
class ComparedMeasure:
    """Something that a game has a number of; whole numbers, so that pairs are counted exactly."""

    name: str
    of: Callable[[Record], int | None]
    """Nothing where a game does not tell."""
    thing: str = ""
    """The hero whose number it is."""
    unit: int = 1
    """So many are one."""
    is_share: bool = True


@final
@dataclass(slots=True)
class Compared:
    """One measure in both contents."""

    measure: ComparedMeasure
    base: float
    pack: float
    differences: Sequence[int]
    """Pack less base, for each seed of which both games tell."""
    seeds: int
    """All that were played."""
    chance: float = 1.0
    """The chance of such a difference if the contents were alike in this."""
    corrected: float = 1.0
    looks: int = 1
    """Measures that were compared."""
    _scaled: list[float] = field(init=False)

    def __post_init__(self) -> None:
        self._scaled = [one / self.measure.unit for one in self.differences]
        self.chance = chance_of_equals(self.differences)

    @property
    def ahead(self) -> float:
        """By how much the pack has more of it."""
        return mean(self._scaled)

    @property
    def spread(self) -> float:
        """How far to both sides that may be off in 95 of 100 series."""
        return Z * deviation(self._scaled) / sqrt(max(len(self._scaled), 1))

    @property
    def verdict(self) -> str:
        if not any(self.differences):
            return SAME
        if self.corrected >= SURE:
            return UNDECIDED
        return MORE if self.ahead > 0 else LESS

    @property
    def more_games(self) -> int | None:
        """About how many more seeds would tell, if the difference is as it looks now.

        Nothing where it is decided, or would take too many.
        """
        if self.verdict != UNDECIDED or self.ahead == 0:
            return None
        wanted = NormalDist().inv_cdf(1 - SURE / (2 * self.looks))
        pairs = len(self._scaled)
        needed = (wanted * deviation(self._scaled) / self.ahead) ** 2
        if needed > HOPELESS * pairs:
            return None
        missing = max(needed - pairs, pairs / 10) * self.seeds / pairs
        return rounded_up(missing)

    def words(self) -> dict[str, Any]:
        """Everything as JSON data, flat."""
        return {
            "measure": self.measure.name,
            "thing": self.measure.thing,
            "pairs": len(self.differences),
            "base": round(self.base, 4),
            "pack": round(self.pack, 4),
            "difference": round(self.ahead, 4),
            "spread": round(self.spread, 4),
            "p": round(self.chance, 6),
            "p_corrected": round(self.corrected, 6),
            "verdict": self.verdict,
            "more_games": self.more_games,
        }


def rounded_up(number: float) -> int:
    """The next number with two digits that count: 1,834 is about 1,900."""
    step = int(10 ** max(floor(log10(max(number, 1))) - DIGITS + 1, 0))
    return ceil(number / step) * step


def measures_of(records: Sequence[Record], *, teams: bool) -> list[ComparedMeasure]:
    """What is compared: victories first, then who shares in them, then length."""
    heroes = sorted({hero for one in records for had in one.had.get(HERO, []) for hero in had})
    seats = max((len(one.alive) for one in records), default=1) or 1
    found = [
        ComparedMeasure("victory", lambda one: int(one.won)),
        ComparedMeasure("survival", lambda one: sum(one.alive), unit=seats),
        ComparedMeasure("turns", lambda one: one.turns, is_share=False),
        ComparedMeasure("decisions", lambda one: one.decisions, is_share=False),
    ]
    if not teams:
        found.append(ComparedMeasure("first", _share_of(PLACE, FIRST), unit=WIN))
    for hero in heroes:
        name, of, unit = ("hero", _share_of(HERO, hero), WIN)
        if teams:
            name, of, unit = ("hero-survival", _survival_of(hero), 1)
        found.append(ComparedMeasure(name, of, hero, unit))
    return found


def _seat_with(record: Record, kind: str, thing: str) -> int | None:
    for seat, had in enumerate(record.had.get(kind, [])):
        if thing in had:
            return seat
    return None


def _share_of(kind: str, thing: str) -> Callable[[Record], int | None]:
    def of(record: Record) -> int | None:
        seat = _seat_with(record, kind, thing)
        return None if seat is None else round(WIN * record.share(seat))

    return of


def _survival_of(hero: str) -> Callable[[Record], int | None]:
    def of(record: Record) -> int | None:
        seat = _seat_with(record, HERO, hero)
        return None if seat is None else int(record.alive[seat])

    return of


@final
class Comparison:
    """Base and pack, on the seeds that both have played."""

    def __init__(self, base: Sequence[Record], pack: Sequence[Record], *, teams: bool) -> None:
        self.games = len(base)
        found = [
            _compared(measure, base, pack) for measure in measures_of([*base, *pack], teams=teams)
        ]
        self.measures = [one for one in found if one.differences]
        corrected = holm([one.chance for one in self.measures])
        for one, chance in zip(self.measures, corrected, strict=True):
            one.corrected = chance
            one.looks = len(self.measures)

    def words(self) -> dict[str, Any]:
        """Everything as JSON data."""
        return {"seeds": self.games, "looks": len(self.measures), "rows": self.rows()}

    def rows(self) -> list[dict[str, Any]]:
        """The measures as rows of a table."""
        return [one.words() for one in self.measures]


def _compared(measure: ComparedMeasure, base: Sequence[Record], pack: Sequence[Record]) -> Compared:
    pairs = [
        (mine, theirs)
        for one, other in zip(base, pack, strict=True)
        if (mine := measure.of(one)) is not None and (theirs := measure.of(other)) is not None
    ]
    return Compared(
        measure,
        mean([mine / measure.unit for mine, _ in pairs]),
        mean([theirs / measure.unit for _, theirs in pairs]),
        [theirs - mine for mine, theirs in pairs],
        len(base),
    )


def victories_differ(arms: Sequence[Sequence[Record]], looks: int) -> bool:
    """Whether the share of victories differs for sure, when so many looks are taken at it."""
    base, pack = arms
    differences = [int(theirs.won) - int(mine.won) for mine, theirs in zip(base, pack, strict=True)]
    return chance_of_equals(differences) < SURE / looks
