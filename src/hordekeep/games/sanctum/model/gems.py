"""Gems: where one lies on the skill chart, and the sets that pay for an item (SA-R2)."""

from typing import Final

from hordekeep.games.sanctum.model.box import COLOURS, COLUMNS, GEMS_ON_ITEM, LEVELS, WHITE

GEM_WORDS: Final = tuple(
    [
        f"{white}{COLOURS[column]}-{level + 1}"
        for column in range(COLUMNS)
        for level in range(LEVELS)
        for white in ("", "white-")
    ]
)
"""A gem on the chart: cell × 2, + 1 for a white one."""


def _all_payments() -> list[tuple[int, ...]]:
    """All sets of up to three gems, as counts of red, green, blue, white."""
    sizes = range(GEMS_ON_ITEM + 1)
    found = [
        (red, green, blue, white)
        for red in sizes
        for green in sizes
        for blue in sizes
        for white in sizes
        if red + green + blue + white <= GEMS_ON_ITEM
    ]
    return sorted(found, key=lambda gems: (sum(gems), [-one for one in gems]))


PAYMENTS: Final = _all_payments()
PAYMENT_WORDS: Final = tuple(
    [
        "+".join([COLOURS[colour] for colour in range(4) for _ in range(gems[colour])]) or "free"
        for gems in PAYMENTS
    ]
)
_WAYS: dict[tuple[tuple[int, ...], int], list[int]] = {}
"""Payments for a set of symbols, once computed: the same for every game."""


def ways_to_fill(symbols: tuple[int, ...], fewer: int) -> list[int]:
    """The payments that put a gem on each symbol, its colour or white; `fewer` may stay empty."""
    known = _WAYS.get((symbols, fewer))
    if known is None:
        known = _WAYS[(symbols, fewer)] = _find_ways(symbols, fewer)
    return known


def _find_ways(symbols: tuple[int, ...], fewer: int) -> list[int]:
    total = sum(symbols) - fewer
    ways = []
    for index, gems in enumerate(PAYMENTS):
        if sum(gems) != total:
            continue
        if all(gems[colour] <= symbols[colour] for colour in range(WHITE)):
            ways.append(index)
    return ways


def gem_cell(gem: int) -> int:
    """The skill on which a gem lies."""
    return gem // 2


def is_white(gem: int) -> bool:
    """Whether it is a white one."""
    return gem % 2 == 1
