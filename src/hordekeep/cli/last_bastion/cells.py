"""What stands in a cell of the board: a tile, a slot with its card, a corner with the rest."""

from collections.abc import Iterator, Sequence
from typing import Final, final

from rich.text import Text

from hordekeep.cli.draw.marks import QUIET, SHAPES, STYLES, coloured, cut
from hordekeep.cli.last_bastion import marks
from hordekeep.cli.last_bastion.grid import Cell
from hordekeep.games.last_bastion.model.box import COLUMNS
from hordekeep.games.last_bastion.view.wire import (
    BoardView,
    CardView,
    EffectView,
    HeroView,
    SiegeView,
    SlotView,
    TileView,
    TokensView,
)
from hordekeep.text.catalogue import Catalogue

COLOURS: Final = ("red", "green", "blue", "yellow", "black")
PIECES: Final = {"net": marks.NET, "trap": marks.TRAP, "standard": marks.STANDARD}
LONGEST_HERO: Final = 9


def tokens(held: TokensView, words: Catalogue) -> Text:
    """Equipment tokens by colour, those that are there: `R1 B2`."""
    shown = Text()
    for colour in COLOURS:
        count = getattr(held, colour)
        if count:
            shown.append(" " if shown else "")
            shown.append(words.say(f"letter-{colour}") + str(count), STYLES[colour])
    return shown


def effect_code(effect: EffectView, words: Catalogue) -> Text:
    """An effect as its column's sign and a letter: `↻H`; struck through under the net."""
    sign = words.say(f"sign-{effect.column}")
    code = sign + words.say("code-" + effect.do.replace("_", "-"))
    if effect.netted:
        return Text(marks.NET + code, marks.OFF_STYLE)
    return Text(code, marks.GOOD_STYLE if effect.good else "")


def resistance(card: CardView) -> str:
    """What a card needs now; what is printed too, where it differs."""
    if card.resistance == card.printed:
        return str(card.printed)
    return f"{card.resistance}/{card.printed}"


def card_cell(card: CardView, words: Catalogue, width: int) -> Cell:
    """A card: its name, and what it needs, does and carries."""
    name = words.name("card", card.card)
    if card.warlord:
        name = f"{marks.WARLORD} {name}"
    line = Text(SHAPES[card.colour], STYLES[card.colour])
    line.append(words.say(f"letter-{card.colour}") + resistance(card))
    for effect in card.effects:
        line.append(" ")
        line.append_text(effect_code(effect, words))
    if card.haunted:
        line.append(" " + marks.GRASP, marks.GRASP_STYLE)
    if card.charmed:
        line.append(" " + marks.CHARM, marks.PIECE_STYLE)
    return [Text(cut(name, width), STYLES[card.colour]), line]


@final
class Cells:
    """Fills the cells of one view."""

    def __init__(self, view: SiegeView, words: Catalogue, width: int) -> None:
        self.view = view
        self.words = words
        self.width = width
        self._heroes = {hero.hero: hero for hero in view.heroes if hero.hero}

    def tile(self, tile: TileView) -> Cell:
        name = Text(cut(self.words.name("tile", tile.tile), self.width), "bold")
        if tile.grasped:
            name.stylize(marks.GRASP_STYLE)
        return [name, self._on_tile(tile)]

    def _on_tile(self, tile: TileView) -> Text:
        line = Text()
        if tile.grasped:
            line.append(marks.GRASP + " ", marks.GRASP_STYLE)
        if tile.piece and tile.piece_rest == "home":
            line.append(PIECES[tile.piece] + " ", marks.PIECE_STYLE)
        room = (self.width - line.cell_len) // max(len(tile.heroes), 1) - 2
        for hero in tile.heroes:
            line.append_text(self._figure(self._heroes[hero], max(1, min(room, LONGEST_HERO))))
            line.append(" ")
        return line

    def _figure(self, hero: HeroView, letters: int) -> Text:
        name = self.words.name("hero", str(hero.hero)).split(" ")[0][:letters]
        colour = str(hero.board)
        figure = Text(SHAPES[colour] + name, STYLES[colour])
        if hero.hero == self.view.active_hero:
            figure.stylize("reverse")
        return figure

    def slot(self, slot: SlotView) -> Cell:
        if slot.card is not None:
            return self.card(slot.card)
        if slot.trap:
            trap = self.words.say("draw-trap")
            return [Text(f"{marks.TRAP} {trap}", marks.PIECE_STYLE), Text()]
        number = slot.slot.split(" ")[-1]
        return [Text(), Text(number.center(self.width), QUIET)]

    def card(self, card: CardView) -> Cell:
        return card_cell(card, self.words, self.width)

    # Corners.

    def deck(self) -> Cell:
        deck, words = self.view.deck, self.words
        size = words.say("draw-deck", size=deck.size, discard=len(self.view.discard))
        if deck.until_warlord is None:
            below = words.say("draw-no-warlord")
        else:
            below = words.say("draw-warlord", cards=deck.until_warlord)
        return [Text(size), Text(f"{marks.WARLORD} {below}", "bold")]

    def supply(self) -> Cell:
        supply = self.view.supply
        rest = Text(f"{marks.LIFE}{supply.life} {marks.CALL}{supply.calls} ")
        rest.append(f"{marks.GRASP}{supply.grasps}", marks.GRASP_STYLE)
        return [tokens(supply.equipment, self.words), rest]

    def pieces(self) -> Cell:
        pieces = self.view.pieces
        lines = [self._standard(), Text()]
        if pieces.equipment_barred:
            lines[1] = Text(self.words.say("draw-barred"), "bold red")
        elif pieces.locked_dice:
            lines[1] = Text(self.words.say("draw-locked", dice=pieces.locked_dice), "bold red")
        return lines

    def _standard(self) -> Text:
        banner = self.view.pieces.standard.banner
        line = Text(marks.STANDARD + " ", marks.PIECE_STYLE)
        if banner is None:
            line.append(self.words.say("draw-no-banner"), QUIET)
        else:
            line.append_text(coloured(banner, self.words))
            line.append(" −1")
        return line

    def dice(self) -> Cell:
        line = Text()
        for die in self.view.dice:
            line.append_text(coloured(die.face, self.words))
            line.append(" ")
        grasped = self.view.grasped_tiles
        danger = Text(marks.GRASP + " ", marks.GRASP_STYLE)
        danger.append(self.words.say("draw-grasped", count=grasped.count, most=grasped.lose_at))
        return [line, danger]


def legend(view: SiegeView, words: Catalogue) -> Text:
    """What the codes on the board mean; only those that are there."""
    effects = _effects(view)
    shown = Text()
    for column in dict.fromkeys(effect.column for effect in effects):
        _append(shown, words.say(f"sign-{column}") + words.say(f"legend-{column}"))
    for do in dict.fromkeys(effect.do for effect in effects):
        key = do.replace("_", "-")
        _append(shown, f"{words.say(f'code-{key}')}={words.say(f'brief-{key}')}")
    shown.stylize(QUIET)
    return shown


def _effects(view: SiegeView) -> Sequence[EffectView]:
    slots = [slot for board in view.boards for slot in board.slots]
    cards = [slot.card for slot in slots if slot.card is not None]
    if view.drawn is not None:
        cards.append(view.drawn)
    found = [effect for card in cards for effect in card.effects]
    return sorted(found, key=lambda effect: COLUMNS.index(effect.column))


def _append(shown: Text, part: str) -> None:
    shown.append(" · " if shown else "")
    shown.append(part)


def board_label(board: BoardView, view: SiegeView, words: Catalogue) -> Text:
    """A board by its colour and its hero; the one whose turn it is has an arrow."""
    label = Text("▶" if board.colour == view.board else "")
    label.append_text(coloured(board.colour, words))
    if board.full:
        label.append(" " + words.say("draw-full"), "bold red")
    name = words.name("hero", board.hero) if board.hero and not board.neutral else ""
    label.append(" " + (name or words.say("draw-neutral")))
    return label


def states_of(hero: HeroView) -> Iterator[str]:
    """What keeps a hero from being quite well."""
    if hero.condition != "healthy":
        yield hero.condition
    if hero.lying:
        yield "lying"
    if hero.shadowed:
        yield "shadowed"
