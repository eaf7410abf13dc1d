"""Plots as inline SVG: shares with intervals, courses with bands, differences, lengths."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final, final

from hordekeep.cli.lab.names import Names

WIDTH: Final = 640
LEFT: Final = 190
"""Where plots with names begin."""
RIGHT: Final = 140
"""What is kept free for numbers."""
STEP: Final = 34
"""The height of a line with a name."""
MARGIN: Final = 44
HEIGHT: Final = 260
TICKS: Final = 5
CLOSE: Final = 0.8
"""A step may be so much narrower than wanted, if it is round."""
ROUND: Final = (1, 2, 5, 10)
"""Steps between ticks, up to the power of ten."""
PERCENT: Final = 100
DOT: Final = 6


@final
@dataclass(frozen=True, slots=True)
class PlottedInterval:
    """A number with its interval, and how it is told."""

    name: str
    value: float
    low: float
    high: float
    told: str
    is_outlier: bool = False


@final
@dataclass(frozen=True, slots=True)
class PlottedLine:
    """A line over turns, with a band around it if there is one."""

    name: str
    points: Sequence[tuple[float, float]]
    band: Sequence[tuple[float, float, float]] = ()
    """Turn, low, high."""


def svg(label: str, height: float, body: str) -> str:
    """A picture with a description for those who do not see it."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(label)}">'
        f"{body}</svg>"
    )


def intervals(names: Names, label: str, several: Sequence[PlottedInterval], par: float) -> str:
    """Numbers with intervals under each other, on one scale; `par` is a dashed line.

    A number that stands out is a diamond, the others are dots.
    """
    least = min([par, *[one.low for one in several]])
    most = max([par, *[one.high for one in several]])
    scale = _Scale(least, most, LEFT, WIDTH - RIGHT)
    height = STEP * len(several) + MARGIN
    middle = scale.at(par)
    parts = [f'<line class="par" x1="{middle:.1f}" x2="{middle:.1f}" y1="4" y2="{height - 28}"/>']
    for place, one in enumerate(several):
        parts.append(_interval(one, scale, STEP * place + STEP / 2))
    parts += [
        f'<text class="soft" x="{scale.at(value):.1f}" y="{height - 8}" text-anchor="middle">'
        f"{_number(names, value, most - least)}</text>"
        for value in scale.ticks()
    ]
    return svg(label, height, "".join(parts))


def _interval(one: PlottedInterval, scale: "_Scale", y: float) -> str:
    mark = " warn" if one.is_outlier else ""
    x = scale.at(one.value)
    shape = f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="{DOT}"/>'
    if one.is_outlier:
        shape = f'<path class="dot warn" d="M{x:.1f} {y - DOT - 2:.1f}l8 8l-8 8l-8-8z"/>'
    return (
        f'<text x="0" y="{y + 5:.1f}">{escape(one.name)}</text>'
        f'<line class="reach{mark}" x1="{scale.at(one.low):.1f}" x2="{scale.at(one.high):.1f}" '
        f'y1="{y:.1f}" y2="{y:.1f}"/>{shape}'
        f'<text class="{"warn" if mark else "soft"}" x="{WIDTH}" y="{y + 5:.1f}" '
        f'text-anchor="end">{escape(one.told)}</text>'
    )


def courses(label: str, several: Sequence[PlottedLine], last: float) -> str:
    """Chances over turns, from 0 to 100, each line of its own colour and dashes."""
    across = _Scale(1, max(last, 2), MARGIN, WIDTH - 8)
    up = _Scale(0.0, 1.0, HEIGHT - MARGIN, 24 * len(several) + 8)
    parts = []
    for value in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = up.at(value)
        parts.append(
            f'<line class="grid" x1="{MARGIN}" x2="{WIDTH - 8}" y1="{y:.1f}" y2="{y:.1f}"/>'
        )
        parts.append(
            f'<text class="soft" x="{MARGIN - 8}" y="{y + 5:.1f}" text-anchor="end">'
            f"{PERCENT * value:.0f}</text>"
        )
    parts += [
        f'<text class="soft" x="{across.at(value):.1f}" y="{HEIGHT - 18}" '
        f'text-anchor="middle">{value:.0f}</text>'
        for value in across.ticks()
    ]
    parts += [_course(one, place, across, up) for place, one in enumerate(several)]
    return svg(label, HEIGHT, "".join(parts))


def _course(one: PlottedLine, place: int, across: "_Scale", up: "_Scale") -> str:
    line = " ".join(f"{across.at(x):.1f},{up.at(y):.1f}" for x, y in one.points)
    there = [f"{across.at(x):.1f},{up.at(low):.1f}" for x, low, _ in one.band]
    back = [f"{across.at(x):.1f},{up.at(high):.1f}" for x, _, high in reversed(one.band)]
    band = f'<polygon class="band-{place % 4}" points="{" ".join(there + back)}"/>' if there else ""
    y = 16 + 22 * place
    return (
        f'{band}<polyline class="line line-{place % 4}" points="{line}"/>'
        f'<line class="line line-{place % 4}" x1="{MARGIN}" x2="{MARGIN + 36}" '
        f'y1="{y - 5}" y2="{y - 5}"/>'
        f'<text x="{MARGIN + 46}" y="{y}">{escape(one.name)}</text>'
    )


def bars(label: str, counts: Sequence[tuple[str, int]]) -> str:
    """How many of each, as bars beside each other with their names below."""
    most = max([1, *[count for _, count in counts]])
    wide = (WIDTH - 16) / max(len(counts), 1)
    parts = []
    for place, (name, count) in enumerate(counts):
        tall = (HEIGHT - 2 * MARGIN) * count / most
        x, y = 8 + wide * place, HEIGHT - MARGIN - tall
        parts.append(
            f'<rect class="bar" x="{x + 2:.1f}" y="{y:.1f}" width="{max(wide - 4, 1):.1f}" '
            f'height="{tall:.1f}"/>'
            f'<text x="{x + wide / 2:.1f}" y="{y - 6:.1f}" text-anchor="middle">{count}</text>'
            f'<text class="soft" x="{x + wide / 2:.1f}" y="{HEIGHT - 20}" text-anchor="middle">'
            f"{escape(name)}</text>"
        )
    return svg(label, HEIGHT, "".join(parts))


@final
class _Scale:
    """Where a number lies on the picture."""

    def __init__(self, least: float, most: float, begin: float, end: float) -> None:
        room = 0.04 * (most - least) or 0.5
        exact = (least, most) == (0.0, 1.0)
        self.least = least if exact else least - room
        self.most = most if exact else most + room
        self._begin = begin
        self._end = end

    def at(self, value: float) -> float:
        share = (value - self.least) / (self.most - self.least)
        return self._begin + share * (self._end - self._begin)

    def ticks(self) -> list[float]:
        """Round numbers that lie on the scale."""
        rough = CLOSE * (self.most - self.least) / TICKS
        power = 10 ** floor(log10(rough))
        step = next(one * power for one in ROUND if one * power >= rough)
        first = ceil(self.least / step)
        return [place * step for place in range(first, floor(self.most / step) + 1)]


def _number(names: Names, value: float, span: float) -> str:
    return f"{value:.0f}" if span > TICKS else names.tenths(value)
