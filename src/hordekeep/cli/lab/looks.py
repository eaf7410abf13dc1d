"""Looks of a balance report as rows, for terminal and page alike."""

from collections.abc import Sequence
from typing import Final

from hordekeep.cli.lab.names import Names
from hordekeep.lab.study.balance import CORRECTION, SURVIVAL, Balance, Look

SHOWN: Final = 12
"""Things of a kind that the terminal lists; the files have all."""
COLUMNS: Final = 8


def outliers_told(names: Names, balance: Balance) -> str:
    """What stands out after the correction, by name."""
    named = [
        names.say(f"lab-outlier-{one.measure}", thing=names.thing(one.kind, one.thing))
        for one in balance.outliers
    ]
    return names.say(
        "lab-outliers",
        count=len(named),
        looks=balance.tested,
        correction=CORRECTION,
        named=names.words.listed(named) if named else "",
    )


def with_survival(balance: Balance, kind: str) -> list[tuple[Look, Look]]:
    """The looks of a kind at wins, each with that at survival."""
    survival = {one.thing: one for one in balance.of(kind, SURVIVAL)}
    return [(one, survival[one.thing]) for one in balance.of(kind)]


def most_telling(looks: Sequence[tuple[Look, Look]]) -> list[tuple[Look, Look]]:
    """Those that are listed: outliers and the surest, in the order in which they came."""
    ranked = sorted(looks, key=lambda pair: _rank(*pair))[:SHOWN]
    return [one for one in looks if one in ranked]


def _rank(look: Look, survival: Look) -> float:
    chances = [one.found.chance for one in (look, survival) if one.found is not None]
    return min(chances, default=1.0)


def titles(names: Names) -> tuple[str, ...]:
    return tuple(names.say(f"lab-look-{column}") for column in range(1, COLUMNS + 1))


def mark(look: Look) -> str:
    """A sign beside what stands out, and which way."""
    if not look.is_outlier or look.found is None:
        return ""
    return "▲ " if look.found.ahead > 0 else "▼ "


def look_row(names: Names, look: Look, survival: Look) -> tuple[str, ...]:
    """A thing: its cases, wins with interval, those of the others, survival."""
    found = look.found
    return (
        names.thing(look.kind, look.thing),
        str(look.cases),
        f"{mark(look)}{names.share(look.share)}",
        names.between(*look.between),
        names.share(look.others_share) if look.others else "–",
        "–" if found is None else names.points(found.ahead, found.spread),
        "–" if found is None else names.chance(look.corrected),
        f"{mark(survival)}{names.share(survival.share)}",
    )
