"""What types cannot say of content: counts, items and their demons, boards, decks that suffice."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from hordekeep.games.sanctum.content.deed_checks import check_ability, check_blessing, check_penalty
from hordekeep.games.sanctum.content.schema import Act, Content, Demon
from hordekeep.games.sanctum.content.schema_parts import PLAYERS
from hordekeep.games.sanctum.content.skill_checks import check_chart
from hordekeep.games.sanctum.model import box as parts
from hordekeep.kernel.content.checks import (
    check_count,
    check_enough,
    check_ids,
    check_known,
    check_range,
)
from hordekeep.kernel.content.reading import Layers, written
from hordekeep.kernel.content.schema import ContentEntry, one_of
from hordekeep.kernel.content.toml_lines import KeyPath

PLAYER_COUNTS: Final = tuple(range(2, PLAYERS + 1))
ACT_IDS: Final = tuple(f"act-{number}" for number in range(1, parts.ACTS + 1))
MOST_GEMS: Final = 99
LAID_BEFORE: Final = 4
"""Demon Lord cards that may lie at the cathedral before the rows are dealt (SA-W3, SA-W5)."""


def check_content(layers: Layers, content: Content) -> None:
    """Gathers all that no box could have."""
    check_ids(layers, _by_section(content))
    for path, entry in _all_entries(content):
        with layers.faults:
            check_known(layers, path, entry)
    _check_demons(layers, content)
    _check_cards(layers, content)
    _check_heroes(layers, content)
    for name, blessing in content.blessings.items():
        with layers.faults:
            check_blessing(layers, ("blessings", name), blessing)
    for check in (
        _check_acts,
        _check_counts,
        _check_decks,
        _check_rows,
        _check_start,
        _check_achievements,
    ):
        with layers.faults:
            check(layers, content)


def _by_section(content: Content) -> dict[str, Mapping[str, ContentEntry]]:
    """The entries that have ids of their own; skills are named after their heroes."""
    return {
        "demons": content.demons,
        "items": content.items,
        "demon_lord": content.demon_lord,
        "fury": content.fury,
        "heroes": content.heroes,
        "blessings": content.blessings,
        "start_cards": content.start_cards,
        "acts": content.acts,
    }


def _all_entries(content: Content) -> Iterator[tuple[KeyPath, ContentEntry]]:
    for section, entries in _by_section(content).items():
        for name, entry in entries.items():
            yield (section, name), entry
    for hero, chart in content.skills.items():
        for colour, level, skill in chart.cells():
            yield ("skills", hero, colour, str(level)), skill
    rest = content.box
    yield ("box", "counts"), rest.counts
    yield ("box", "start"), rest.start
    yield ("box", "achievements"), rest.achievements
    yield ("box", "last_battle"), rest.last_battle


def _check_demons(layers: Layers, content: Content) -> None:
    """SA-P1: as many boxes as levels, and an item of its own level on every back."""
    owners: dict[str, str] = {}
    for name, demon in content.demons.items():
        with layers.faults:
            _check_demon(layers, content, name, owners)
        owners.setdefault(demon.item, name)
    for item in content.items:
        if item not in owners:
            with layers.faults:
                raise layers.fault("unused-id", ("items", item), found=item)


def _check_demon(layers: Layers, content: Content, name: str, owners: Mapping[str, str]) -> None:
    demon = content.demons[name]
    if len(demon.boxes) != demon.level:
        expected, found = f"{demon.level} (level)", len(demon.boxes)
        place = ("demons", name, "boxes")
        raise layers.fault("wrong-count", place, expected=expected, found=found)
    _check_owner(layers, content, name, owners)
    _check_item(layers, content, name, demon)


def _check_owner(layers: Layers, content: Content, name: str, owners: Mapping[str, str]) -> None:
    item = content.demons[name].item
    if item not in content.items:
        raise layers.fault("unknown-id", ("demons", name, "item"), found=item)
    if item in owners:
        places: list[KeyPath] = [("demons", one, "item") for one in (owners[item], name)]
        under, over = sorted(places, key=layers.height)
        raise layers.fault("duplicate-id", over, found=item, first=written(under))


def _check_item(layers: Layers, content: Content, name: str, demon: Demon) -> None:
    item = content.items[demon.item]
    path: KeyPath = ("items", demon.item)
    if len(item.gems) != demon.level:
        expected, found = f"{demon.level} (level of {name})", len(item.gems)
        raise layers.fault("wrong-count", (*path, "gems"), expected=expected, found=found)
    for index, ability in enumerate(item.abilities):
        check_ability(layers, (*path, "abilities", index), ability)


def _check_cards(layers: Layers, content: Content) -> None:
    for name, card in content.demon_lord.items():
        with layers.faults:
            check_penalty(layers, ("demon_lord", name, "penalty"), card.penalty)
    for name, fury in content.fury.items():
        with layers.faults:
            check_penalty(layers, ("fury", name, "penalty"), fury.penalty)


def _check_heroes(layers: Layers, content: Content) -> None:
    """SA-P3: every hero has a chart of skills, and no chart is without its hero."""
    for name in content.heroes:
        with layers.faults:
            _check_hero(layers, content, name)
    for name, chart in content.skills.items():
        with layers.faults:
            if name not in content.heroes:
                raise layers.fault("unknown-id", ("skills", name), found=name)
            check_chart(layers, ("skills", name), chart)


def _check_hero(layers: Layers, content: Content, name: str) -> None:
    for slot, ability in content.heroes[name].printed.given():
        check_ability(layers, ("heroes", name, "printed", slot), ability)
    if name not in content.skills:
        place = ("skills", name)
        raise layers.fault("missing-key", place, blame=("heroes", name), expected="table")


def _check_acts(layers: Layers, content: Content) -> None:
    for name in content.acts:
        if name not in ACT_IDS:
            raise layers.fault("unknown-id", ("acts", name), expected=one_of(ACT_IDS), found=name)
    for name in ACT_IDS:
        if name not in content.acts:
            raise layers.fault("missing-key", ("acts", name), blame=("acts",), expected="table")
        _check_act(layers, name, content.acts[name])


def _check_act(layers: Layers, name: str, act: Act) -> None:
    """Acts I and V are everybody's; act V has one layout and neither spaces nor chest (SA-W8)."""
    walls = name == ACT_IDS[parts.WALLS]
    if walls and act.chest:
        raise layers.fault("out-of-range", ("acts", name, "chest"), expected="false", found="true")
    if walls == bool(act.later):
        expected = "list of 0" if walls else "list of 1..9"
        place = ("acts", name, "later")
        raise layers.fault("out-of-range", place, expected=expected, found=act.later)
    if name in (ACT_IDS[0], ACT_IDS[parts.WALLS]) and set(act.players) != set(PLAYER_COUNTS):
        place, expected = ("acts", name, "players"), str(list(PLAYER_COUNTS))
        raise layers.fault("out-of-range", place, expected=expected, found=act.players)
    _check_intervention(layers, ("acts", name, "intervention"), act)


def _check_intervention(layers: Layers, path: KeyPath, act: Act) -> None:
    if act.intervention is None:
        return
    spaces = 1 + len(act.later)
    check_range(layers, (*path, "space"), act.intervention.space, (1, spaces))
    for index, players in enumerate(act.intervention.players):
        if players not in act.players:
            place, expected = (*path, "players", index), one_of(act.players)
            raise layers.fault("out-of-range", place, expected=expected, found=players)


def _check_counts(layers: Layers, content: Content) -> None:
    counts = content.box.counts
    levels = Counter(demon.level for demon in content.demons.values())
    wanted = (counts.demons.level_1, counts.demons.level_2, counts.demons.level_3)
    for level, count in enumerate(wanted, 1):
        if levels[level] != count:
            expected = f"{count} (box.counts.demons.level_{level})"
            found = levels[level]
            raise layers.fault(
                "wrong-count", ("demons",), expected=expected, found=found, level=level
            )
    check_count(layers, "demon_lord", len(content.demon_lord), counts.demon_lord)
    check_count(layers, "fury", len(content.fury), counts.fury)
    check_count(layers, "blessings", len(content.blessings), counts.blessings)
    check_count(layers, "start_cards", len(content.start_cards), counts.start_cards)
    check_count(layers, "heroes", len(content.heroes), counts.heroes)
    check_count(layers, "skills", parts.CELLS * len(content.skills), counts.skills)


def _check_decks(layers: Layers, content: Content) -> None:
    """SA-M2: every set of every board can be laid out."""
    decks = content.box.counts.demons
    for level, deck in enumerate((decks.level_1, decks.level_2, decks.level_3), 1):
        place = ("box", "counts", "demons", f"level_{level}")
        for players in PLAYER_COUNTS:
            needed = demons_drawn(content, level=level, players=players)
            check_enough(layers, place, deck, needed, cause=f"players={players}")


def _check_rows(layers: Layers, content: Content) -> None:
    """SA-L1: Demon Lord and fury cards in turn, enough of them for everybody's row."""
    battle, counts = content.box.last_battle, content.box.counts
    lords, furies = battle.demon_lord_cards, battle.fury_cards
    check_range(layers, ("box", "last_battle", "fury_cards"), furies, (lords - 1, lords))
    for name, there, needed in (
        ("demon_lord", counts.demon_lord, PLAYERS * lords + LAID_BEFORE),
        ("fury", counts.fury, PLAYERS * furies),
    ):
        cause = f"box.last_battle.{name}_cards"
        check_enough(layers, ("box", "counts", name), there, needed, cause=cause)


def demons_drawn(content: Content, *, level: int, players: int) -> int:
    """How many demons of a level all the boards of a game lay out."""
    return sum(
        levels.count(level)
        for act in content.acts.values()
        if players in act.players
        for levels in (*act.first, *act.later)
    )


def _check_start(layers: Layers, content: Content) -> None:
    start = content.box.start
    slots = [parts.ITEM_TYPES[kind] for kind in parts.SLOT_TYPES]
    if start.item_slots != slots:
        place, expected = ("box", "start", "item_slots"), f"[{', '.join(slots)}]"
        raise layers.fault("out-of-range", place, expected=expected, found=start.item_slots)
    for index, bonus in enumerate(content.box.bonuses):
        potions = ("box", "bonuses", index, "potions")
        check_range(layers, potions, bonus.potions, (0, start.potion_slots))
    dealt = sum(bonus.cards for bonus in content.box.bonuses)
    place, there = ("box", "counts", "start_cards"), content.box.counts.start_cards
    check_enough(layers, place, there, dealt, cause="box.bonuses")


def _check_achievements(layers: Layers, content: Content) -> None:
    """SA-S2, SA-H2: a later row never takes less, and every space gets a blessing."""
    goals = content.box.achievements
    most_levels = len(parts.SLOTS) * parts.LEVELS
    for name, rows, most in (
        ("skills", goals.skills, parts.CELLS),
        ("gems_of_two_colours", goals.gems_of_two_colours, MOST_GEMS),
        ("item_levels", goals.item_levels, most_levels),
    ):
        for row, goal in enumerate(rows):
            least = rows[row - 1] if row else 1
            check_range(layers, ("box", "achievements", name, row), goal, (least, most))
    spaces = parts.LEVEL_MASTERY * parts.ROWS + len(set(goals.level_mastery))
    place, there = ("box", "counts", "blessings"), content.box.counts.blessings
    check_enough(layers, place, there, spaces, cause="box.achievements")
