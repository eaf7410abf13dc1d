"""Draws the table of Last Bastion: bastion, boards, heroes; as a plan, or as plain lines."""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from hordekeep.cli.draw import marks
from hordekeep.cli.draw.cells import Cells, effect_code, legend, resistance, tokens
from hordekeep.cli.draw.grid import LAST, SIDE, Cell, draw_grid
from hordekeep.cli.draw.marks import coloured, fit
from hordekeep.games.last_bastion.wire import (
    BoardView,
    CardView,
    HeroView,
    SiegeView,
    TargetView,
)
from hordekeep.text.catalogue import Catalogue
from hordekeep.text.last_bastion import BastionNaming

NARROWEST: Final = 72
"""Below this width the table is told in lines."""
WIDEST_CELL: Final = 20
TWO_HEROES: Final = 92
"""From this width on two heroes stand in a line."""


def draw_table(view: SiegeView, words: Catalogue, *, width: int, plain: bool) -> list[Text]:
    """The whole table in lines of text."""
    if plain or width < NARROWEST:
        return [*_listed(view, words), *_heroes(view, words, width)]
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
    board = words.name("colour", view.board)
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
    for place, tile in enumerate(view.tiles):
        row, column = divmod(place, 3)
        filled[row + 1, column + 1] = cells.tile(tile)
    labels: dict[tuple[int, int], Text] = {}
    for board in view.boards:
        for number, slot in enumerate(board.slots):
            filled[_slot_cell(board.side, number)] = cells.slot(slot)
        labels[_label_cell(board.side)] = _label(board, view, words)
    return draw_grid(filled, labels, cell_width)


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


def _label(board: BoardView, view: SiegeView, words: Catalogue) -> Text:
    label = Text("▶" if board.colour == view.board else "")
    label.append_text(coloured(board.colour, words))
    if board.full:
        label.append(" " + words.say("draw-full"), "bold red")
    name = words.name("hero", board.hero) if board.hero and not board.neutral else ""
    label.append(" " + (name or words.say("draw-neutral")))
    return label


# Heroes.


def _heroes(view: SiegeView, words: Catalogue, width: int) -> Iterator[Text]:
    lines = [_hero(hero, view, words) for hero in view.heroes]
    if width < TWO_HEROES:
        yield from lines
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
    for state in _states(hero):
        line.append(" " + words.say(f"state-{state}"), "bold magenta")
    return line


def _states(hero: HeroView) -> Iterator[str]:
    if hero.condition != "healthy":
        yield hero.condition
    if hero.lying:
        yield "lying"
    if hero.shadowed:
        yield "shadowed"


# In lines, for narrow terminals and for those who listen.


def _listed(view: SiegeView, words: Catalogue) -> Iterator[Text]:
    yield Text(words.say("list-bastion"), "bold")
    for row in range(3):
        tiles = [_tile_words(view, words, row * 3 + column) for column in range(3)]
        yield Text("  " + " | ".join(tiles))
    for board in view.boards:
        yield _board_heading(board, view, words)
        for number, slot in enumerate(board.slots, 1):
            yield _slot_line(number, slot.card, words, trap=slot.trap)
    yield _rest(view, words)


def _tile_words(view: SiegeView, words: Catalogue, place: int) -> str:
    tile = view.tiles[place]
    here = [words.name("hero", hero) for hero in tile.heroes]
    if tile.grasped:
        here.append(words.say("state-grasped"))
    name = words.name("tile", tile.tile)
    return words.say("list-tile", tile=name, here=words.listed(here)) if here else name


def _board_heading(board: BoardView, view: SiegeView, words: Catalogue) -> Text:
    heading = Text(words.say(f"side-{board.side}") + ": ")
    heading.append_text(_label(board, view, words))
    return heading


def _slot_line(number: int, card: CardView | None, words: Catalogue, *, trap: bool) -> Text:
    line = Text(f"  {number} ")
    if card is None:
        line.append(words.say("draw-trap" if trap else "list-free"), marks.QUIET)
        return line
    line.append(words.name("card", card.card), marks.STYLES[card.colour])
    letter = words.say(f"letter-{card.colour}")
    line.append(f" {letter}{resistance(card)}")
    for effect in card.effects:
        line.append(" ")
        line.append_text(effect_code(effect, words))
    if card.haunted:
        line.append(" " + words.say("state-haunted"), marks.GRASP_STYLE)
    if card.charmed:
        line.append(" " + words.say("state-charmed"), marks.PIECE_STYLE)
    return line


def _rest(view: SiegeView, words: Catalogue) -> Text:
    cells = Cells(view, words, WIDEST_CELL)
    rest = Text()
    for cell in (cells.deck(), cells.supply(), cells.pieces(), cells.dice()):
        for line in cell:
            if line.plain.strip():
                rest.append(" · " if rest else "")
                rest.append(line.plain.strip())
    return rest


# Beside the table.


def asked(view: SiegeView, words: Catalogue) -> list[Text]:
    """A card that waits for its place, or the dice of the present fight and what they do."""
    lines: list[Text] = []
    if view.drawn is not None:
        lines.append(Text("  ".join(about("card", view.drawn.card, words)), marks.QUIET))
    if view.fight is not None and view.fight.stage in ("assault", "reroll"):
        lines += [_target(target, words) for target in view.fight.targets]
    return lines


def _target(target: TargetView, words: Catalogue) -> Text:
    line = Text(" ")
    line.append_text(coloured(target.colour, words))
    line.append(
        " "
        + words.say(
            "draw-target",
            card=words.name("card", target.card),
            resistance=target.resistance,
            tokens=len(target.laid),
            hits=target.hits,
        )
    )
    return line


def score(view: SiegeView, words: Catalogue) -> list[Text]:
    """The ledger of a won game."""
    if view.outcome is None:
        return []
    lines = [
        Text(
            words.say(
                "score-line",
                item=words.say(f"score-{line.item}"),
                count=line.count,
                each=str(line.each),
                points=str(line.points),
            )
        )
        for line in view.outcome.ledger
    ]
    if view.outcome.won:
        lines.append(Text(words.say("score-total", points=str(view.outcome.score)), "bold"))
    return lines


def about(kind: str, word: str, words: Catalogue) -> list[str]:
    """What a card, tile or hero is and does."""
    name = words.name(kind, word)
    naming = words.naming
    if kind == "card" and isinstance(naming, BastionNaming):
        text = [naming.kind_of_card(word), *naming.text_of_card(word)]
        flavour = f"card-{word}.flavour"
    else:
        text = [words.say(f"{kind}-{word}-text")]
        flavour = f"{kind}-{word}-flavour"
    more = [words.say(flavour)] if words.has(flavour) else []
    return [words.say("about", name=name, text=" ".join(text)), *more]
