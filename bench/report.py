"""Turns the figures of all rounds into medians, spreads and a table that people can read."""

import statistics
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, final

from bench.baseline import REFERENCE
from bench.measuring import Figures

from hordekeep.games.seams import GAMES
from hordekeep.lab.game_lab import lab_of

PEER_GAMES: Final = {
    "catanatron": ("catan 2 players", "catan 4 players"),
    "open_spiel": ("backgammon", "chess", "hanabi", "euchre"),
    "rlcard": ("uno",),
}
CHOICES: Final = "4 players choices/s"
OF_EACH_GAME: Final = {
    CHOICES: 300_000,
    "state bytes": 8192,
    "replay entries/s": 200_000,
}
TARGETS: Final[dict[str, float]] = {
    **{f"{game} {name}": target for game in GAMES for name, target in OF_EACH_GAME.items()},
    **{f"{game} {name}": most for game in GAMES for name, most in lab_of(game).targets.items()},
    "import s": 0.15,
}
"""What the compiled build shall reach."""
TIMES_CATANATRON: Final = {"compiled": 30, "interpreted": 5}
"""How many times Catanatron's choices a second each build shall make with four players."""
STEPS: Final = (
    *("clone µs", "state bytes", "view µs", "fingerprint µs", "candidates µs", "forecast µs"),
    *("replay entries/s", "content load ms"),
)


LEARNING: Final = {
    "aec steps/s": 100_000,
    "batch of 1 steps/s": None,
    "batch of 16 steps/s": None,
    "batch of 256 steps/s": 500_000,
}
"""What environments shall reach in the compiled build."""
SIMULATED: Final = 0.85
"""The share of random play's choices a second that simulated games of random bots shall keep."""


@final
@dataclass
class Results:
    """All figures found, by subject and name, one for each round."""

    found: dict[str, dict[str, list[float]]] = field(default_factory=dict)

    def add(self, subject: str, figures: Figures) -> None:
        mine = self.found.setdefault(subject, {})
        for name, value in figures.items():
            mine.setdefault(name, []).append(value)

    def median(self, subject: str, name: str) -> float | None:
        values = self.found.get(subject, {}).get(name)
        return statistics.median(values) if values else None

    def medians(self) -> dict[str, dict[str, float]]:
        return {
            subject: {name: statistics.median(values) for name, values in figures.items()}
            for subject, figures in self.found.items()
        }

    def spread(self, subject: str, name: str) -> str:
        """How far the rounds lie from the median, in per cent of it."""
        values = self.found.get(subject, {}).get(name, [])
        middle = statistics.median(values) if values else 0.0
        if not middle:
            return ""
        low, high = min(values) / middle - 1, max(values) / middle - 1
        return f"{low * 100:+.0f} … {high * 100:+.0f} %"

    def words(self) -> dict[str, Any]:
        """For programs: the median and every round of each figure."""
        return {
            subject: {
                name: {"median": statistics.median(values), "rounds": values}
                for name, values in figures.items()
            }
            for subject, figures in self.found.items()
        }


def said(value: float | None) -> str:
    """A number with three digits that count."""
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 1000 else f"{float(f'{value:.3g}'):g}"  # noqa: PLR2004 - from there on digits are enough


def markdown(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table, with its columns under each other in plain text too."""
    lines = [list(heads), *map(list, rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(heads))]

    def line_of(cells: Sequence[str]) -> str:
        padded = [cells[0].ljust(widths[0])]
        padded += [cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True)]
        return "| " + " | ".join(padded) + " |"

    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    return "\n".join([line_of(lines[0]), line_of(rule), *map(line_of, lines[1:])])


def play_table(results: Results) -> str:
    """Random play of everybody, next to the reference's choices."""
    reference = results.median(REFERENCE[0], "catan 4 players choices/s")
    rows = []
    for subject in results.found:
        games = PEER_GAMES.get(
            subject, [f"{game} {players} players" for game in GAMES for players in (2, 4)]
        )
        for game in games:
            units = ("games/s", "decisions/s", "choices/s")
            found = [results.median(subject, f"{game} {unit}") for unit in units]
            if found[2] is None:
                continue
            times = f"{found[2] / reference:.1f}" if reference else "–"
            spread = results.spread(subject, f"{game} choices/s")
            # A peer plays all its games in one process.
            peak = results.median(subject, f"{game} peak MB") or results.median(subject, "peak MB")
            rows.append([f"{game}, {subject}", *map(said, found), times, spread, said(peak)])
    heads = ("games/s", "decisions/s", "choices/s", "× Catanatron", "spread", "peak MB")
    return markdown(("random play", *heads), rows)


def target_table(results: Results, builds: Sequence[str]) -> str:
    """What random play with four players shall reach, alone and beside the peers."""
    catan = results.median(REFERENCE[0], "catan 4 players choices/s")
    ahead_of = [results.median("open_spiel", f"{peer} decisions/s") for peer in ("chess", "hanabi")]
    fastest = max([value for value in ahead_of if value is not None], default=None)
    rows = []
    for game in GAMES:
        for build in builds:
            choices, decisions = (
                results.median(build, f"{game} 4 players {unit}")
                for unit in ("choices/s", "decisions/s")
            )
            times = choices / catan if choices and catan else None
            found: list[tuple[str, float | None, float | None]]
            found = [("× Catanatron's choices/s", times, TIMES_CATANATRON.get(build))]
            if build == "compiled":
                found.append(("choices/s", choices, TARGETS[f"{game} {CHOICES}"]))
                found.append(("decisions/s, ahead of chess and hanabi", decisions, fastest))
            rows += [
                [f"{game}, {build}: {name}", said(value), compared(value, target, more=True)]
                for name, value, target in found
            ]
    return markdown(("4 players", "reached", "target"), rows)


def step_table(results: Results, builds: Sequence[str]) -> str:
    """Single steps of both builds, with the target and whether it is reached."""
    names = [f"{game} {step}" for step in STEPS for game in GAMES]
    names += ["import s", "peak MB"]
    rows = []
    for name in names:
        values = [results.median(build, name) for build in builds]
        spread = results.spread(builds[-1], name)
        rows.append([name, *map(said, values), spread, verdict(name, values[-1])])
    peers = [
        [f"{game} copy µs", *["–"] * (len(builds) - 1), said(value), results.spread(peer, key), ""]
        for peer, games in PEER_GAMES.items()
        for game in sorted({one.partition(" ")[0] for one in games})
        if (value := results.median(peer, key := f"{game} copy µs")) is not None
    ]
    return markdown(("single steps", *builds, "spread", "target"), [*rows, *peers])


def verdict(name: str, value: float | None) -> str:
    """The target of a figure, and whether it is met."""
    return compared(value, TARGETS.get(name), more=name.endswith("/s"))


def compared(value: float | None, target: float | None, *, more: bool) -> str:
    """A target, and whether it is met; empty where there is none."""
    if target is None:
        return ""
    sign = "≥" if more else "≤"
    if value is None:
        return f"{sign} {said(target)}"
    met = value >= target if more else value <= target
    return f"{sign} {said(target)} {'met' if met else 'missed'}"


def learning_table(results: Results, builds: Sequence[str]) -> str:
    """What simulated games and environments reach, for four players."""
    rows = []
    for game in GAMES:
        plain = results.median(builds[-1], f"{game} 4 players choices/s")
        targets = {"simulate choices/s": SIMULATED * plain if plain else None, **LEARNING}
        for step, target in targets.items():
            name = f"{game} {step}"
            values = [results.median(build, name) for build in builds]
            reached = compared(values[-1], target, more=True)
            rows.append([name, *map(said, values), results.spread(builds[-1], name), reached])
    return markdown(("4 players", *builds, "spread", "target"), rows)


def growth_table(results: Results, builds: Sequence[str]) -> str:
    """What a decision costs in each quarter of a game, and games/s over 1 and 2 processes."""
    rows = []
    for game in GAMES:
        for build in builds:
            quarters = [
                results.median(build, f"{game} quarter {number} µs/decision")
                for number in range(1, 5)
            ]
            shared = [
                results.median(build, f"{game} {number} games/s")
                for number in ("1 process", "2 processes")
            ]
            rows.append([f"{game}, {build}", *map(said, [*quarters, *shared])])
    quarters_heads = [f"quarter {number}, µs" for number in range(1, 5)]
    heads = ("a decision in each", *quarters_heads, "1 process, games/s", "2 processes")
    return markdown(heads, rows)


def whole(results: Results, builds: Sequence[str], about: Mapping[str, object]) -> str:
    """Everything that a run found."""
    head = " · ".join(f"{name} {value}" for name, value in about.items())
    tables = (
        play_table(results),
        target_table(results, builds),
        learning_table(results, builds),
        step_table(results, builds),
        growth_table(results, builds),
    )
    return "\n\n".join([head, *tables])
