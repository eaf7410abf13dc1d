"""Tallies: what happened in a series of games, in numbers that add up in any order."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final, final

MOST_VIOLATIONS: Final = 100
"""So many violations are kept in full; all of them are counted."""


@final
@dataclass(slots=True)
class Span:
    """Sum, least and most of something that is counted once per game."""

    total: int = 0
    games: int = 0
    least: int = 0
    most: int = 0

    def note(self, number: int) -> None:
        """Counts one game."""
        self.add(Span(number, 1, number, number))

    def note_all(self, numbers: Sequence[int]) -> None:
        """Counts a game for each number."""
        if numbers:
            self.add(Span(sum(numbers), len(numbers), min(numbers), max(numbers)))

    def add(self, other: "Span") -> None:
        """Adds another series."""
        if other.games:
            self.least = min(self.least, other.least) if self.games else other.least
            self.most = max(self.most, other.most)
            self.total += other.total
            self.games += other.games

    def words(self) -> dict[str, float]:
        """Mean, least and most."""
        mean = self.total / self.games if self.games else 0.0
        return {"mean": round(mean, 2), "min": self.least, "max": self.most}


@final
@dataclass(frozen=True, slots=True)
class Violation:
    """A property that did not hold: in which game, at which step, and what was found."""

    seed: int
    step: int
    property: str
    found: str


@final
@dataclass(slots=True)
class Tally:
    """The numbers of a series of games."""

    decisions: int = 0
    choices: int = 0
    """Decisions with more than one legal action; NATURE never counts."""
    seconds: float = 0.0
    outcomes: Counter[str] = field(default_factory=Counter)
    victories: int = 0
    """Games that somebody has won."""
    turns: Span = field(default_factory=Span)
    lengths: Span = field(default_factory=Span)
    """Decisions a game."""
    scores: Span = field(default_factory=Span)
    """Of won games."""
    happened: dict[str, Counter[str]] = field(default_factory=dict)
    """How often each thing occurred, by kind of thing."""
    checked: Counter[str] = field(default_factory=Counter)
    """How often each property was checked."""
    broken: int = 0
    violations: list[Violation] = field(default_factory=list)

    @property
    def games(self) -> int:
        """How many games were played to the end."""
        return self.outcomes.total()

    def note(self, violation: Violation) -> None:
        """Counts a violation."""
        self.broken += 1
        if len(self.violations) < MOST_VIOLATIONS:
            self.violations.append(violation)

    def add(self, other: "Tally") -> None:
        """Adds another series."""
        self.decisions += other.decisions
        self.choices += other.choices
        self.seconds += other.seconds
        self.outcomes += other.outcomes
        self.victories += other.victories
        self.turns.add(other.turns)
        self.lengths.add(other.lengths)
        self.scores.add(other.scores)
        for kind, counted in other.happened.items():
            self.happened.setdefault(kind, Counter()).update(counted)
        self.checked += other.checked
        self.broken += other.broken
        self.violations += other.violations[: MOST_VIOLATIONS - len(self.violations)]

    def words(self) -> dict[str, Any]:
        """Everything as JSON data."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "choices": self.choices,
            "seconds": round(self.seconds, 3),
            "outcomes": _sorted(self.outcomes),
            "length": {"turns": self.turns.words(), "decisions": self.lengths.words()},
            "scores": self.scores.words(),
            **{kind: _sorted(counted) for kind, counted in sorted(self.happened.items())},
            "violations": self.broken,
            "violated": [asdict(violation) for violation in self.violations],
            "checked": _sorted(self.checked),
        }

    def packed(self) -> dict[str, Any]:
        """Everything, for `unpacked`."""
        return {
            "decisions": self.decisions,
            "choices": self.choices,
            "seconds": self.seconds,
            "outcomes": dict(self.outcomes),
            "victories": self.victories,
            "turns": asdict(self.turns),
            "lengths": asdict(self.lengths),
            "scores": asdict(self.scores),
            "happened": {kind: dict(counted) for kind, counted in self.happened.items()},
            "checked": dict(self.checked),
            "broken": self.broken,
            "violations": [asdict(violation) for violation in self.violations],
        }


def unpacked(words: dict[str, Any]) -> Tally:
    """The tally that was packed."""
    return Tally(
        decisions=words["decisions"],
        choices=words["choices"],
        seconds=words["seconds"],
        outcomes=Counter(words["outcomes"]),
        victories=words["victories"],
        turns=Span(**words["turns"]),
        lengths=Span(**words["lengths"]),
        scores=Span(**words["scores"]),
        happened={kind: Counter(counted) for kind, counted in words["happened"].items()},
        checked=Counter(words["checked"]),
        broken=words["broken"],
        violations=[Violation(**violation) for violation in words["violations"]],
    )


def _sorted(counted: Counter[str]) -> dict[str, int]:
    """The most frequent first, equal ones by name: the same however the games were dealt out."""
    return dict(sorted(counted.items(), key=lambda one: (-one[1], one[0])))
