"""Draws the table of Last Bastion: bastion, boards, heroes; as a plan, or as plain lines."""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from hordekeep.cli.draw.marks import coloured, fit
from hordekeep.cli.last_bastion import marks
from hordekeep.cli.last_bastion.cells import Cells, board_label, legend, states_of, tokens
from hordekeep.cli.last_bastion.grid import LAST, SIDE, Cell, draw_grid
from hordekeep.cli.last_bastion.lines import listed, rest, told
from hordekeep.games.last_bastion.view.wire import HeroView, SiegeView
from hordekeep.text.catalogue import Catalogue

NARROWEST: Final = 72
"""Below this width the table is told in lines."""
WIDEST_CELL: Final = 20
TWO_HEROES: Final = 92
"""From this width on two heroes stand in a line."""


def draw_table(view: SiegeView, words: Catalogue, *, width: int, plain: bool) -> list[Text]:
    """The whole table in lines of text."""
    if plain:
        return [*listed(view, words), *told(view, words)]
    if width < NARROWEST:
        return [*listed(view, words), rest(view, words), *_heroes(view, words, width)]
    return [*_plan(view, words, width), legend(view, words), *_heroes(view, words, width)]


def title(view: SiegeView, words: Catalogue) -> Text:
    """Which game, how hard, which turn and whose."""
    return Text(
        words.say(
            "draw-title",
            game=words.say("game-last-bastion"),
            difficulty=words.name("difficulty", view.options.difficulty),
            turn=_turn(view, words),
        ),
        "bold",
    )


def _turn(view: SiegeView, words: Catalogue) -> str:
    if view.board is None:
        return words.say("draw-setup")
    hero = words.name("hero", view.active_hero) if view.active_hero else words.say("draw-neutral")
    board = words.name("board", view.board)
    return words.say("draw-turn", turn=view.turn, board=board, hero=hero)


# The plan.


def _plan(view: SiegeView, words: Catalogue, width: int) -> list[Text]:
    cell_width = min((width - SIDE - 1) // SIDE, WIDEST_CELL)
    cells = Cells(view, words, cell_width)
    filled: dict[tuple[int, int], Cell] = {
        (0, 0): cells.deck(),
        (0, LAST): cells.supply(),
        (LAST, 0): cells.pieces(),
        (LAST, LAST): cells.dice(),
    }
    below: list[Text] = []
    if any(line.cell_len > cell_width for corner in filled.values() for line in corner):
        # Whole words below rather than cut ones.
        filled, below = dict.fromkeys(filled, ()), [rest(view, words)]
    for place, tile in enumerate(view.tiles):
        row, column = divmod(place, 3)
        filled[row + 1, column + 1] = cells.tile(tile)
    labels: dict[tuple[int, int], Text] = {}
    for board in view.boards:
        for number, slot in enumerate(board.slots):
            filled[_slot_cell(board.side, number)] = cells.slot(slot)
        labels[_label_cell(board.side)] = board_label(board, view, words)
    return [*draw_grid(filled, labels, cell_width), *below]


def _slot_cell(side: str, number: int) -> tuple[int, int]:
    cells = {
        "north": (0, number + 1),
        "east": (number + 1, LAST),
        "south": (LAST, number + 1),
        "west": (number + 1, 0),
    }
    return cells[side]


def _label_cell(side: str) -> tuple[int, int]:
    """North and east labels stand above the first slot, the south's below it."""
    return {"north": (0, 1), "east": (1, LAST), "south": (SIDE, 1), "west": (1, 0)}[side]


# Heroes.


def _heroes(view: SiegeView, words: Catalogue, width: int) -> Iterator[Text]:
    lines = [_hero(hero, view, words) for hero in view.heroes]
    if width < TWO_HEROES or any(line.cell_len > width // 2 for line in lines):
        yield from lines  # whole words below each other rather than cut ones
        return
    for first in range(0, len(lines), 2):
        line = fit(lines[first], width // 2)
        if first + 1 < len(lines):
            line.append_text(lines[first + 1])
        yield line


def _hero(hero: HeroView, view: SiegeView, words: Catalogue) -> Text:
    line = Text("▶" if hero.hero is not None and hero.hero == view.active_hero else " ")
    line.append_text(coloured(hero.board, words) if hero.board else Text("  "))
    name = words.name("hero", hero.hero) if hero.hero else words.say("draw-no-hero")
    line.append(f" {name:<17}", "bold")
    line.append(f"{marks.LIFE}{hero.life} ", "red")
    line.append(f"{marks.CALL}{hero.calls} ")
    line.append_text(tokens(hero.equipment, words))
    for state in states_of(hero):
        line.append(" " + words.say(f"state-{state}"), "bold magenta")
    return line
