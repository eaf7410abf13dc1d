"""Pieces of Sanctum in a few characters: demons, abilities, items, gems; never colour alone."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from hordekeep.cli.draw.marks import QUIET, STYLES, coloured
from hordekeep.games.sanctum.view.wire import (
    AbilityView,
    BattleDieView,
    ChampionView,
    DemonView,
    GemsView,
    HitBoxView,
    ItemView,
)
from hordekeep.text.catalogue import Catalogue
from hordekeep.text.sanctum.naming import SanctumNaming

DAMAGE: Final = "⚔"
HIT: Final = "×"
AWAKE: Final = "●"
ASLEEP: Final = "○"
GAINED: Final = "✓"
BOX_STYLES: Final = {"red": "red", "blue": "bright_blue", "purple": "magenta"}
COLOURS: Final = ("red", "green", "blue", "white")


def naming_of(words: Catalogue) -> SanctumNaming:
    """The naming of a catalogue that speaks of Sanctum."""
    assert isinstance(words.naming, SanctumNaming)
    return words.naming


def boxes(hit_boxes: Iterable[HitBoxView]) -> Text:
    """Hit boxes, those that are hit crossed out: `[2][×]`."""
    shown = Text()
    for box in hit_boxes:
        if box.hit:
            shown.append(f"[{HIT}]", QUIET)
        else:
            shown.append(f"[{box.face}]", "bold")
    return shown


def demon(one: DemonView, words: Catalogue) -> Text:
    """`▲R2 Ashmauler [1][6] ⚔2 gloves RB`."""
    shown = coloured(one.colour, words)
    shown.append(f"{one.level} ")
    shown.append(words.say(f"demon-{one.kind}"), f"{QUIET} strike" if one.felled else "")
    shown.append(" ")
    shown.append_text(boxes(one.boxes))
    shown.append(" " if one.felled else f" {DAMAGE}{one.damage} ", "red")
    shown.append(words.say(f"type-{one.item_type}") + " ", QUIET)
    shown.append_text(symbols(one.item_gems, words))
    return shown


def symbols(colours: Sequence[str], words: Catalogue) -> Text:
    """Gem symbols by their letters."""
    shown = Text()
    for colour in colours:
        shown.append(words.say(f"letter-{colour}"), STYLES[colour])
    return shown


def gems(held: GemsView, words: Catalogue) -> Text:
    """Gems that somebody has: `▲R2 ★W1`."""
    shown = Text()
    for colour in COLOURS:
        count = getattr(held, colour)
        if count:
            shown.append(" " if shown else "")
            shown.append_text(coloured(colour, words))
            shown.append(str(count))
    return shown or Text(words.say("draw-none"), QUIET)


def socketed(held: GemsView, words: Catalogue) -> Text:
    """Gems on an item: `RRW`."""
    return symbols([colour for colour in COLOURS for _ in range(getattr(held, colour))], words)


def ability(one: AbilityView, words: Catalogue) -> Text:
    """What it does, and its boxes with what lies on them: `set to 5 [r]`, `+2 [S]`."""
    number = words.game.lexicon.value("ability", one.ability)
    blocked = any(box.mark != "empty" for box in one.boxes)
    shown = Text(naming_of(words).texts.ability(number), QUIET if blocked else "bold")
    shown.append(" ")
    for box in one.boxes:
        letter = box.colour if box.mark == "empty" else box.mark
        mark = HIT if box.mark == "spoiled" else words.say(f"letter-box-{letter}")
        shown.append(f"[{mark}]", QUIET if box.mark == "spoiled" else BOX_STYLES[box.colour])
    return shown


def item(one: ItemView, words: Catalogue) -> Text:
    """An item with all that it brings: `Seer’s Hood helmet B: +1 [b]`."""
    shown = Text(words.name("item", one.item), "bold")
    shown.append(" " + words.say(f"type-{one.type}") + " ", QUIET)
    shown.append_text(symbols(one.gems, words))
    shown.append_text(brought(one, words))
    return shown


def brought(one: ItemView, words: Catalogue) -> Text:
    """The abilities and flames of an item."""
    shown = Text()
    for each in one.abilities:
        shown.append("  ")
        shown.append_text(ability(each, words))
    if one.stamina or one.focus:
        markers = naming_of(words).texts.markers(one.stamina, one.focus)
        shown.append(f"  +{markers}", "green")
    return shown


def die(one: BattleDieView) -> Text:
    """A die: a star for a changed one, brackets for a placed one, a dot for the silver one."""
    face = f"{one.face}{'*' if one.changed else ''}{'°' if one.silver else ''}"
    if one.lost:
        return Text(f"{face}", f"{QUIET} strike")
    return Text(f"({face})", QUIET) if one.placed else Text(face, "bold reverse")


def life(champion: ChampionView, words: Catalogue) -> Text:
    """Life, and from where on it is death."""
    shown = Text(f"♥{champion.life}", "bold red")
    if champion.grave:
        shown.append(" " + words.say("draw-grave", grave=champion.grave), "bold magenta")
    return shown


def rage(champion: ChampionView) -> Text:
    """Rage tokens, awake or asleep."""
    asleep = champion.rage_tokens - champion.rage
    return Text(AWAKE * champion.rage + ASLEEP * asleep, "bold yellow")


def initial(hero: str, words: Catalogue) -> str:
    """A figure on the road."""
    return words.name("hero", hero)[0]
