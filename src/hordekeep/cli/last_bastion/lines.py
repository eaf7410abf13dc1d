"""The table of Last Bastion in lines, for narrow terminals and for those who listen."""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from hordekeep.cli.draw.marks import QUIET, STYLES
from hordekeep.cli.last_bastion import marks
from hordekeep.cli.last_bastion.cells import COLOURS, Cells, board_label, resistance, states_of
from hordekeep.games.last_bastion.view.wire import (
    BoardView,
    CardView,
    EffectView,
    HeroView,
    SiegeView,
    TokensView,
)
from hordekeep.text.catalogue import Catalogue

CELL: Final = 40
"""How wide a corner of the plan may be when it stands in a line."""


def listed(view: SiegeView, words: Catalogue) -> Iterator[Text]:
    yield Text(words.say("list-bastion"), "bold")
    for row in range(3):
        tiles = [_tile_words(view, words, row * 3 + column) for column in range(3)]
        yield Text("  " + " | ".join(tiles))
    for board in view.boards:
        yield _board_heading(board, view, words)
        for number, slot in enumerate(board.slots, 1):
            yield _slot_line(number, slot.card, words, trap=slot.trap)


def _tile_words(view: SiegeView, words: Catalogue, place: int) -> str:
    tile = view.tiles[place]
    here = [words.name("hero", hero) for hero in tile.heroes]
    if tile.grasped:
        here.append(words.say("state-grasped"))
    name = words.name("tile", tile.tile)
    return words.say("list-tile", tile=name, here=words.listed(here)) if here else name


def _board_heading(board: BoardView, view: SiegeView, words: Catalogue) -> Text:
    heading = Text(words.say(f"side-{board.side}") + ": ")
    heading.append_text(board_label(board, view, words))
    return heading


def _slot_line(number: int, card: CardView | None, words: Catalogue, *, trap: bool) -> Text:
    line = Text(f"  {number} ")
    if card is None:
        line.append(words.say("draw-trap" if trap else "list-free"), QUIET)
        return line
    line.append(words.name("card", card.card), STYLES[card.colour])
    line.append(f" {words.name('colour', card.colour)} {resistance(card)}")
    for effect in card.effects:
        line.append(", ")
        line.append(_effect_words(effect, words), marks.OFF_STYLE if effect.netted else "")
    if card.haunted:
        line.append(", " + words.say("state-haunted"), marks.GRASP_STYLE)
    if card.charmed:
        line.append(", " + words.say("state-charmed"), marks.PIECE_STYLE)
    return line


def _effect_words(effect: EffectView, words: Catalogue) -> str:
    when = words.say(f"legend-{effect.column}")
    told = words.say("list-effect", when=when, deed=words.name("deed", effect.do))
    return words.say("list-netted", effect=told) if effect.netted else told


def rest(view: SiegeView, words: Catalogue) -> Text:
    cells = Cells(view, words, CELL)
    shown = Text()
    for cell in (cells.deck(), cells.supply(), cells.pieces(), cells.dice()):
        for line in cell:
            if line.plain.strip():
                shown.append(" · " if shown else "")
                shown.append(line.plain.strip())
    return shown


def told(view: SiegeView, words: Catalogue) -> Iterator[Text]:
    """Deck, supply, standard and heroes, in words only."""
    deck, supply = view.deck, view.supply
    yield Text(words.say("tell-deck", size=deck.size, discard=len(view.discard)))
    if deck.until_warlord is not None:
        yield Text(words.say("tell-warlord", cards=deck.until_warlord))
    yield Text(
        words.say(
            "tell-supply",
            tokens=_tokens_told(supply.equipment, words),
            life=supply.life,
            calls=supply.calls,
            grasps=supply.grasps,
        )
    )
    banner = view.pieces.standard.banner
    if banner is not None:
        yield Text(words.say("tell-banner", **words.naming.told("banner", "banner", banner)))
    if view.dice:
        faces = words.naming.told_all("faces", "face", [die.face for die in view.dice])
        yield Text(words.say("tell-dice", **faces))
    yield from (_hero_told(hero, words) for hero in view.heroes)


def _tokens_told(held: TokensView, words: Catalogue) -> str:
    counts = {colour: getattr(held, colour) for colour in COLOURS}
    return words.listed(
        [
            words.say("tell-tokens", **words.naming.told("colour", "colour", colour), count=count)
            for colour, count in counts.items()
            if count
        ]
    )


def _hero_told(hero: HeroView, words: Catalogue) -> Text:
    told = words.say(
        "tell-hero",
        hero=words.name("hero", hero.hero) if hero.hero else words.say("draw-no-hero"),
        colour=words.name("colour", hero.board) if hero.board else "",
        life=hero.life,
        calls=hero.calls,
        tokens=_tokens_told(hero.equipment, words),
    )
    for state in states_of(hero):
        told = words.say("tell-state", told=told, state=words.say(f"state-{state}"))
    return Text(told)
