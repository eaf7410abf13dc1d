"""A grid of 5 × 5 cells with box lines: the bastion in heavy ones, slots in light, corners free."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from hordekeep.cli.draw.marks import fit

SIDE: Final = 5
LAST: Final = SIDE - 1
NONE: Final = 0
LIGHT: Final = 1
HEAVY: Final = 2

Cell = Sequence[Text]
"""The lines of a cell."""

_ACROSS: Final = {NONE: " ", LIGHT: "─", HEAVY: "━"}
_DOWN: Final = {NONE: " ", LIGHT: "│", HEAVY: "┃"}
_JUNCTIONS: Final = {
    # weights of the lines up, right, down, left
    (0, 0, 0, 0): " ",
    (0, 1, 1, 0): "┌",
    (0, 0, 1, 1): "┐",
    (1, 1, 0, 0): "└",
    (1, 0, 0, 1): "┘",
    (0, 1, 1, 1): "┬",
    (1, 1, 0, 1): "┴",
    (1, 1, 1, 0): "├",
    (1, 0, 1, 1): "┤",
    (1, 1, 1, 1): "┼",
    (1, 2, 2, 1): "╆",
    (1, 1, 2, 2): "╅",
    (2, 2, 1, 1): "╄",
    (2, 1, 1, 2): "╃",
    (1, 2, 1, 2): "┿",
    (2, 1, 2, 1): "╂",
}


def draw_grid(
    cells: Mapping[tuple[int, int], Cell], labels: Mapping[tuple[int, int], Text], width: int
) -> list[Text]:
    """The lines of the grid; a label stands in the line above its cell (row 5: below the last).

    Labels of the first and last line may run on above the cells beside.
    """
    lines: list[Text] = []
    for row in range(SIDE + 1):
        lines.append(_labelled(row, labels, width))
        if row < SIDE:
            lines += _row(row, cells, width)
    return lines


def _row(row: int, cells: Mapping[tuple[int, int], Cell], width: int) -> list[Text]:
    height = max(len(cells[row, column]) for column in range(SIDE))
    lines = []
    for number in range(height):
        line = Text()
        for column in range(SIDE + 1):
            line.append(_DOWN[_down(row, column)], "dim")
            if column < SIDE:
                cell = cells[row, column]
                line.append_text(fit(cell[number] if number < len(cell) else Text(), width))
        lines.append(line)
    return lines


def _labelled(row: int, labels: Mapping[tuple[int, int], Text], width: int) -> Text:
    line = _border(row, width)
    for column in range(SIDE):
        label = labels.get((row, column))
        if label is not None:
            room = width * (LAST - column) if row in (0, SIDE) else width
            shown = fit(label, min(label.cell_len, room))
            at = column * (width + 1) + 1
            line = line[:at] + shown + line[at + len(shown) :]
    return line


def _border(row: int, width: int) -> Text:
    parts = [
        _junction(row, column) + (_ACROSS[_across(row, column)] * width if column < SIDE else "")
        for column in range(SIDE + 1)
    ]
    return Text().append("".join(parts), "dim")


def _junction(row: int, column: int) -> str:
    return _JUNCTIONS[
        _down(row - 1, column), _across(row, column), _down(row, column), _across(row, column - 1)
    ]


def _is_corner(row: int, column: int) -> bool:
    return row in (0, LAST) and column in (0, LAST)


def _inside(row: int, column: int) -> bool:
    return 0 <= row < SIDE and 0 <= column < SIDE and not _is_corner(row, column)


def _is_tile(row: int, column: int) -> bool:
    return 0 < row < LAST and 0 < column < LAST


def _down(row: int, column: int) -> int:
    """The weight of the line left of a cell."""
    return _between((row, column - 1), (row, column))


def _across(row: int, column: int) -> int:
    """The weight of the line above a cell."""
    return _between((row - 1, column), (row, column))


def _between(one: tuple[int, int], other: tuple[int, int]) -> int:
    if not _inside(*one) and not _inside(*other):
        return NONE
    return HEAVY if _is_tile(*one) != _is_tile(*other) else LIGHT
