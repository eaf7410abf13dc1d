"""Measures of a comparison as rows, for terminal and page alike."""

from typing import Final

from hordekeep.cli.draw.numbers import decimal, signed
from hordekeep.cli.lab.names import Names
from hordekeep.lab.study.compare import UNDECIDED, Compared

COLUMNS: Final = 6


def titles(names: Names) -> tuple[str, ...]:
    return tuple(names.say(f"lab-measure-{column}") for column in range(1, COLUMNS + 1))


def measure_row(names: Names, one: Compared) -> tuple[str, ...]:
    """A measure: before, after, the difference, how sure it is."""
    return (
        measure_named(names, one),
        _number(names, one, one.base),
        _number(names, one, one.pack),
        difference_told(names, one),
        names.chance(one.corrected),
        verdict_told(names, one),
    )


def measure_named(names: Names, one: Compared) -> str:
    thing = one.measure.thing
    return names.say(f"lab-of-{one.measure.name}", hero=names.hero(thing) if thing else "")


def difference_told(names: Names, one: Compared) -> str:
    if one.measure.is_share:
        return names.points(one.ahead, one.spread)
    ahead = signed(one.ahead, decimal(abs(one.ahead), names.words))
    return f"{ahead} ± {decimal(one.spread, names.words)}"


def verdict_told(names: Names, one: Compared) -> str:
    """Decided, or how many more games would tell."""
    if one.verdict == UNDECIDED and one.more_games is not None:
        return names.say("lab-verdict-more-games", games=one.more_games)
    if one.verdict == UNDECIDED:
        return names.say(
            "lab-verdict-small", spread=_number(names, one, abs(one.ahead) + one.spread)
        )
    return names.say(f"lab-verdict-{one.verdict}")


def _number(names: Names, one: Compared, value: float) -> str:
    return names.share(value) if one.measure.is_share else names.tenths(value)
