"""Whether a champion can be: gems, markers, dice, skills, items and the row of the last battle."""

from hordekeep.games.sanctum.model.box import (
    CELLS,
    COLOURS,
    COLUMNS,
    DEEDS,
    FOCUS,
    MARKERS,
    SLOTS,
    STAMINA,
    WHITE,
)
from hordekeep.games.sanctum.model.champion import GEM_COLOURS, SILVER_DIE, SPOILED, Champion
from hordekeep.games.sanctum.model.gems import PAYMENTS, ways_to_fill
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.position.deriving import (
    dice_due,
    gems_at_start,
    gems_now,
    marker_sources,
    own_dice,
    rage_tokens,
)
from hordekeep.games.sanctum.rules.abilities import boxes_of
from hordekeep.games.sanctum.rules.rest import payments_for, slots_for
from hordekeep.games.sanctum.rules.skills import potion_slots
from hordekeep.kernel.errors import BadPosition
from hordekeep.kernel.play.term import NONE


def check_champion(quest: Quest, champion: Champion, place: str) -> None:
    """Raises `BadPosition` with what is impossible about this champion."""
    _check_life(quest, champion, place)
    _check_gems(quest, champion, place)
    _check_skills(quest, champion, place)
    _check_items(quest, champion, place)
    _check_markers(quest, champion, place)
    _check_dice(quest, champion, place)
    _check_row(quest, champion, place)


def after_last_rest(quest: Quest) -> bool:
    """SA-W6: whether turns are over, so that what was not gained may be gone."""
    return quest.breacher != NONE and quest.turn == NONE


def _check_life(quest: Quest, champion: Champion, place: str) -> None:
    """SA-F9, SA-K6: dead just when the life marker is on a death space."""
    if bool(champion.dead) != (champion.life <= champion.grave()):
        raise BadPosition(place=f"{place}dead", expected="true just on a space of death")
    if not quest.turned and (champion.life > quest.box.start_life or champion.shortened):
        raise BadPosition(place=f"{place}life", expected=f"0 to {quest.box.start_life}")
    if champion.dead and champion.demons:
        raise BadPosition(place=f"{place}demons", expected="none with the dead")
    if champion.triumphant and (champion.dead or champion.at < max(len(champion.row), 1)):
        raise BadPosition(place=f"{place}triumphant", expected="false while a card stands")


def _check_gems(quest: Quest, champion: Champion, place: str) -> None:
    """SA-F10, SA-W6: gems are never added, and none is lost before the last rest."""
    cleared = after_last_rest(quest) and not any(champion.chart)
    for colour in range(GEM_COLOURS):
        wanted, found = gems_at_start(quest.box, champion, colour), gems_now(champion, colour)
        if found > wanted or (found < wanted and not cleared):
            expected = f"{wanted} {COLOURS[colour]} ones in all"
            raise BadPosition(place=f"{place}gems", expected=expected, found=found)
    for cell in range(0 if cleared else CELLS):
        # SA-F11: a skill without a gem is gained.
        bare = not champion.chart[cell * 2] and not champion.chart[cell * 2 + 1]
        if bare and not champion.has_skill(cell):
            skill = quest.box.skill_ids[quest.box.skill(champion.hero, cell)]
            raise BadPosition(place=f"{place}skills", expected=f"{skill}, as no gem lies on it")


def _check_skills(quest: Quest, champion: Champion, place: str) -> None:
    tokens = rage_tokens(quest, champion)
    if champion.rage_tokens != tokens:
        raise BadPosition(place=f"{place}rage_tokens", expected=tokens, found=champion.rage_tokens)
    slots = potion_slots(quest, champion)
    if sum(champion.potions) > slots:
        raise BadPosition(place=f"{place}potions", expected=f"up to {slots}")


def _check_items(quest: Quest, champion: Champion, place: str) -> None:
    """SA-R2, SA-R4: an item in a slot of its type, with the gems that it needs."""
    for slot, item in enumerate(champion.slots):
        if item == NONE:
            continue
        gems = tuple(champion.sockets[slot * GEM_COLOURS : (slot + 1) * GEM_COLOURS])
        if slot not in slots_for(quest, item):
            raise BadPosition(place=f"{place}slots", expected=f"an item for {SLOTS[slot]}")
        # A skill that lowers the price may have come after the item: all its gems fit, too.
        ways = [
            *payments_for(quest, champion, item),
            *ways_to_fill(quest.box.item_gems[item], 0),
        ]
        if gems not in [PAYMENTS[way] for way in ways]:
            expected = f"the gems that {quest.box.item_ids[item]} needs"
            raise BadPosition(place=f"{place}slots", expected=expected)
        if not champion.equipped_once:
            raise BadPosition(place=f"{place}equipped_once", expected="true with an item")


def _check_markers(quest: Quest, champion: Champion, place: str) -> None:
    """SA-R3: pool and boxes hold what the sources give; from the answer on some may be lost."""
    box = quest.box
    for marker in (STAMINA, FOCUS):
        wanted, found = marker_sources(quest, champion, marker), champion.markers(marker)
        blessed = [
            box.blessing_n[one]
            for one in champion.blessings
            if champion.spent >> one & 1 and DEEDS[box.blessing_do[one]].gives == marker
        ]
        most = wanted + sum(blessed)
        if champion.pool[marker] < 0 or found > most or (found < wanted and not quest.turned):
            expected = f"{most} in the pool and on boxes"
            raise BadPosition(place=f"{place}{MARKERS[marker]}", expected=expected, found=found)
    spoiled = any(SPOILED in boxes_of(champion, one) for one in range(len(champion.marks)))
    if not quest.turned and (spoiled or champion.spent or champion.fewer or champion.more):
        raise BadPosition(place=f"{place}marks", expected="nothing suffered before the answer")
    _check_boxes(quest, champion, place)


def _check_boxes(quest: Quest, champion: Champion, place: str) -> None:
    """SA-A1: red boxes hold stamina, blue ones focus, purple ones either."""
    for index, ability in enumerate(champion.abilities):
        marks = boxes_of(champion, index)
        for box, colour in enumerate(quest.box.ability_boxes[ability]):
            if (marks[box], colour) in ((FOCUS + 1, STAMINA), (STAMINA + 1, FOCUS)):
                word = quest.box.ability_ids[ability]
                raise BadPosition(place=f"{place}marks.{word}", expected="a marker that fits")


def _check_dice(quest: Quest, champion: Champion, place: str) -> None:
    """SA-S4, SA-R4, SA-M5, SA-W1: two, the first item's, and one for each intervention."""
    most = dice_due(quest, champion)
    least = own_dice(quest, champion) if champion.dead else most
    if not least <= champion.dice <= most:
        raise BadPosition(place=f"{place}dice", expected=most, found=champion.dice)
    gold = [die for die in champion.rolled if not die & SILVER_DIE]
    if len(gold) > champion.dice or len(champion.rolled) > len(gold) + 1:
        raise BadPosition(place=f"{place}rolled", expected=f"{champion.dice} dice and a silver one")


def _check_row(quest: Quest, champion: Champion, place: str) -> None:
    """SA-L1: Demon Lord, fury, Demon Lord, …; a beaten card may have been shuffled back (SA-P5)."""
    box = quest.box
    if champion.row and not (quest.turned and champion.answered):
        raise BadPosition(place=f"{place}row", expected="none before the last battle")
    if len(champion.row) > box.row_lords + box.row_furies:
        raise BadPosition(place=f"{place}row", expected=f"{box.row_lords} and {box.row_furies}")
    furies = any(foe != NONE and box.is_fury(foe) for foe in champion.row)
    for index, foe in enumerate(champion.row):
        if foe == NONE and (index >= champion.at or index % 2):
            raise BadPosition(place=f"{place}row", expected="a card", found="-")
        if foe != NONE and furies and box.is_fury(foe) != (index % 2 == 1):
            raise BadPosition(place=f"{place}row", expected="Demon Lord, fury, Demon Lord, …")


assert COLUMNS == WHITE, "colours of columns come first"
