"""What types cannot say of content: counts, columns, ids used once, supplies that suffice."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from hordekeep.games.last_bastion.content.schema import PLAYERS, TILES, Card, CardEffect, Content
from hordekeep.games.last_bastion.model import box as parts
from hordekeep.kernel.content.checks import (
    check_count,
    check_enough,
    check_ids,
    check_known,
    check_range,
)
from hordekeep.kernel.content.reading import Layers
from hordekeep.kernel.content.schema import ContentEntry
from hordekeep.kernel.content.toml_lines import KeyPath
from hordekeep.kernel.play.definition import number_of

MOST_EFFECTS: Final = {"monsters": 3, "warlords": 4}


def check_content(layers: Layers, content: Content) -> None:
    """Gathers all that no box could have."""
    check_ids(layers, _by_section(content))
    for path, entry in _all_entries(content):
        with layers.faults:
            check_known(layers, path, entry)
    for section, cards in (("monsters", content.monsters), ("warlords", content.warlords)):
        for name, card in cards.items():
            with layers.faults:
                _check_card(layers, (section, name), card, most=MOST_EFFECTS[section])
    for check in (_check_powers, _check_counts, _check_deck, _check_supplies):
        with layers.faults:
            check(layers, content)


def columns_of(effect: str) -> tuple[str, ...]:
    """The columns in which an effect may stand."""
    columns = parts.EFFECTS[number_of(parts.EFFECTS, effect)].columns
    return tuple(parts.COLUMNS[column] for column in columns)


def _by_section(content: Content) -> dict[str, Mapping[str, ContentEntry]]:
    return {
        "monsters": content.monsters,
        "warlords": content.warlords,
        "tiles": content.tiles,
        "heroes": content.heroes,
    }


def _all_entries(content: Content) -> Iterator[tuple[KeyPath, ContentEntry]]:
    for section, entries in _by_section(content).items():
        for name, entry in entries.items():
            yield (section, name), entry
    for name in content.box.__struct_fields__:
        yield ("box", name), getattr(content.box, name)


def _check_card(layers: Layers, path: KeyPath, card: Card, *, most: int) -> None:
    found = 0
    for column, effects in card.columns():
        _check_column(layers, (*path, column), effects)
        found += len(effects)
    if not 1 <= found <= most:
        raise layers.fault("wrong-effects", path, expected=f"1..{most}", found=found)


def _check_column(layers: Layers, path: KeyPath, effects: Sequence[CardEffect]) -> None:
    column = path[-1]
    for index, effect in enumerate(effects):
        place, fitting = (*path, index, "do"), columns_of(effect.do)
        if column not in fitting:
            expected = " | ".join(fitting)
            raise layers.fault(
                "wrong-column", place, expected=expected, found=column, effect=effect.do
            )
        if effect in effects[:index]:
            raise layers.fault("duplicate-effect", place, found=effect.do)


def _check_powers(layers: Layers, content: Content) -> None:
    """Net, trap, standard and charm exist once (LB-P7), so only one may bring each of them."""
    users: dict[str, str] = {}
    shared = [power.word for power in parts.HERO_POWERS if not power.one_token]
    tiles = [("tiles", name, tile.power) for name, tile in content.tiles.items()]
    charmers = [
        ("heroes", name, hero.power)
        for name, hero in content.heroes.items()
        if hero.power not in shared
    ]
    for section, name, power in (*tiles, *charmers):
        if power in users:
            place, first = (section, name, "power"), users[power]
            raise layers.fault("duplicate-power", place, found=power, first=first)
        users[power] = f"{section}.{name}"


def _check_counts(layers: Layers, content: Content) -> None:
    counts = content.box.counts
    monsters = Counter(str(card.colour) for card in content.monsters.values())
    for colour in parts.COLOURS[: parts.TOKEN_COLOURS]:
        if monsters[colour] != getattr(counts.monsters, colour):
            raise layers.fault(
                "wrong-count",
                ("monsters",),
                expected=f"{getattr(counts.monsters, colour)} (box.counts.monsters.{colour})",
                found=monsters[colour],
                colour=colour,
            )
    check_count(layers, "warlords", len(content.warlords), counts.warlords)
    check_count(layers, "heroes", len(content.heroes), counts.heroes)
    if len(content.tiles) != TILES:
        raise layers.fault("wrong-count", ("tiles",), expected=TILES, found=len(content.tiles))


def _check_deck(layers: Layers, content: Content) -> None:
    """More players never mean fewer monsters, and all the warlords must find their place."""
    deck = content.box.deck
    place: KeyPath = ("box", "deck", "monsters")
    for index, monsters in enumerate(deck.monsters):
        least = deck.monsters[index - 1] if index else 1
        check_range(layers, (*place, index), monsters, (least, len(content.monsters)))
    for difficulty in parts.DIFFICULTIES:
        warlords = getattr(deck.warlords, difficulty)
        path = ("box", "deck", "warlords", difficulty)
        check_range(layers, path, warlords, (1, len(content.warlords)))
        fewer = deck.beginner_fewer if difficulty == "beginner" else 0
        needed = warlords * deck.under_warlord + fewer
        check_enough(layers, (*place, 0), deck.monsters[0], needed, cause=difficulty)


def _check_supplies(layers: Layers, content: Content) -> None:
    """What four players take at the start must be there (LB-S3, LB-S8)."""
    supplies, start = content.box.supplies, content.box.start
    wanted: list[tuple[KeyPath, int, int, str]] = [
        (("life",), supplies.life, PLAYERS * start.life, "life"),
        (("calls",), supplies.calls, PLAYERS * start.calls, "calls"),
    ]
    for colour in parts.COLOURS[: parts.BOARDS]:
        there = getattr(supplies.equipment, colour)
        wanted.append((("equipment", colour), there, start.equipment, "equipment"))
    black = PLAYERS * start.beginner_black
    wanted.append((("equipment", "black"), supplies.equipment.black, black, "beginner_black"))
    for path, there, needed, cause in wanted:
        place = ("box", "supplies", *path)
        check_enough(layers, place, there, needed, cause=f"box.start.{cause}")
