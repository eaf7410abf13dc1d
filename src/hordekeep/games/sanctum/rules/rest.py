"""Rest: restore, equip, buy potions (SA-R1…R6)."""

from typing import ClassVar, Final, final

from hordekeep.games.sanctum.model.actions import DECLINE, DONE, Buy, Equip, Sell, Throw, Unequip
from hordekeep.games.sanctum.model.box import CELLS, COLUMNS, FOCUS, SLOT_TYPES, SLOTS, STAMINA
from hordekeep.games.sanctum.model.champion import GEM_COLOURS, Champion
from hordekeep.games.sanctum.model.gems import PAYMENTS, ways_to_fill
from hordekeep.games.sanctum.model.perks import (
    ALWAYS,
    IN_REST,
    PERK_GEMS_NEEDED,
    PERK_HIT_BOX,
    PERK_SELL_FOR_LEVEL,
    REST_END,
)
from hordekeep.games.sanctum.model.reasons import (
    LEGAL,
    NO_LEVEL_TO_GAIN,
    NO_POTION_SLOT,
    NO_SUCH_POTION,
    NOT_ENOUGH_GEMS,
    NOT_ITS_COLOUR,
    ROOM_LEFT,
    SLOT_FREE,
    WRONG_SLOT,
    judge,
)
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.abilities import list_abilities, restore
from hordekeep.games.sanctum.rules.harm import discard
from hordekeep.games.sanctum.rules.hitting import Striking
from hordekeep.games.sanctum.rules.skills import columns_of_item, movable_gems, potion_slots
from hordekeep.games.sanctum.rules.spoils import Level
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.frame import AnyFrame, Ask, Candidate, Frame
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE

UNEQUIPS: Final[list[Action]] = [Unequip(slot) for slot in range(len(SLOTS))]
POTIONS: Final[tuple[int, ...]] = (STAMINA, FOCUS)


@final
class Restore(Frame[Quest]):
    """Every marker goes back to its pool (SA-R1)."""

    verb: ClassVar[str] = "restore"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "SA-R1"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def resume(self, quest: Quest, answer: Action) -> None:
        champion = quest.champions[self.seat]
        champion.used = 0
        restore(champion)
        quest.tell("restored", self.seat)


@final
class Fencing(Frame[Quest]):
    """A skill turns an item of the pouch into a level, before equipping (SA-A5)."""

    verb: ClassVar[str] = "fencing"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "SA-A5"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, quest: Quest) -> Ask | None:
        champion = quest.champions[self.seat]
        if not any(perk.do == PERK_SELL_FOR_LEVEL for perk in quest.perks(champion, IN_REST)):
            return None
        options: list[Action] = [
            Sell(item, colour)
            for item in champion.pouch
            for colour in columns_of_item(quest, item)
            if movable_gems(champion, colour)
        ]
        return Ask(self.seat, [*options, DECLINE]) if options else None

    def candidates(self, quest: Quest) -> list[Candidate]:
        champion = quest.champions[self.seat]
        found = []
        for item in champion.pouch:
            for colour in range(COLUMNS):
                reason = LEGAL if movable_gems(champion, colour) else NO_LEVEL_TO_GAIN
                if colour not in columns_of_item(quest, item):
                    reason = NOT_ITS_COLOUR
                found.append(judge(Sell(item, colour), reason))
        return [*found, Candidate(DECLINE)]

    def resume(self, quest: Quest, answer: Action) -> None:
        champion = quest.champions[self.seat]
        if not isinstance(answer, Sell):
            return
        for perk in quest.perks(champion, IN_REST):
            if perk.do == PERK_SELL_FOR_LEVEL:
                quest.tell("skill-used", self.seat, champion.hero * CELLS + perk.skill)
                levels: list[AnyFrame] = [Level(self.seat, answer.colour) for _ in range(perk.n)]
                quest.then_all(levels)
        champion.pouch.remove(answer.item)
        discard(quest, answer.item)
        quest.tell("item-sold", self.seat, answer.item, answer.colour)


def slots_for(quest: Quest, item: int) -> list[int]:
    """SA-R2: the slots of an item's type."""
    wanted = quest.box.item_type[item]
    return [slot for slot in range(len(SLOTS)) if SLOT_TYPES[slot] == wanted]


def payments_for(quest: Quest, champion: Champion, item: int) -> list[int]:
    """SA-R2: the sets of gems that an item can be equipped with, whoever has them."""
    fewer = 0
    for perk in quest.perks(champion, ALWAYS):
        if perk.do == PERK_GEMS_NEEDED and perk.item_type == quest.box.item_type[item]:
            spare = quest.box.item_level(item) - perk.floor
            fewer = max(min(-perk.n, spare), 0)
    return ways_to_fill(quest.box.item_gems[item], fewer)


def has_gems(champion: Champion, slot: int, payment: int) -> bool:
    """SA-R2: whether the pool, with the gems now on that slot's item, has these gems."""
    wanted = PAYMENTS[payment]
    first = slot * GEM_COLOURS
    for colour in range(GEM_COLOURS):
        if champion.gems[colour] + champion.sockets[first + colour] < wanted[colour]:
            return False
    return True


@final
class Resting(Frame[Quest]):
    """Items, gems and potions, in small choices ended by "done" (SA-R2…R5)."""

    verb: ClassVar[str] = "resting"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "SA-R2"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, quest: Quest) -> Ask | None:
        champion = quest.champions[self.seat]
        options: list[Action] = []
        for item in champion.pouch:
            payments = payments_for(quest, champion, item)
            for slot in slots_for(quest, item):
                options += [
                    Equip(item, slot, payment)
                    for payment in payments
                    if has_gems(champion, slot, payment)
                ]
        options += [UNEQUIPS[slot] for slot in range(len(SLOTS)) if champion.slots[slot] >= 0]
        self._add_potions(quest, champion, options)
        if not options:
            return None
        options.append(DONE)
        return Ask(self.seat, options)

    def _add_potions(self, quest: Quest, champion: Champion, options: list[Action]) -> None:
        if not champion.pouch:
            return
        if sum(champion.potions) < potion_slots(quest, champion):
            for item in champion.pouch:
                options += [Buy(potion, item) for potion in POTIONS]
        else:
            options += [Throw(potion) for potion in POTIONS if champion.potions[potion]]

    def candidates(self, quest: Quest) -> list[Candidate]:
        champion = quest.champions[self.seat]
        found: list[Candidate] = []
        for item in champion.pouch:
            fitting = slots_for(quest, item)
            for slot in range(len(SLOTS)):
                for payment in payments_for(quest, champion, item):
                    enough = LEGAL if has_gems(champion, slot, payment) else NOT_ENOUGH_GEMS
                    reason = enough if slot in fitting else WRONG_SLOT
                    found.append(judge(Equip(item, slot, payment), reason))
        for slot in range(len(SLOTS)):
            reason = LEGAL if champion.slots[slot] >= 0 else SLOT_FREE
            found.append(judge(Unequip(slot), reason))
        full = sum(champion.potions) >= potion_slots(quest, champion)
        for potion in POTIONS:
            for item in champion.pouch:
                found.append(judge(Buy(potion, item), NO_POTION_SLOT if full else LEGAL))
            thrown = LEGAL if full and champion.pouch else ROOM_LEFT
            has = champion.potions[potion] > 0
            found.append(judge(Throw(potion), thrown if has else NO_SUCH_POTION))
        return [*found, Candidate(DONE)]

    def resume(self, quest: Quest, answer: Action) -> None:
        champion = quest.champions[self.seat]
        if isinstance(answer, Equip):
            if champion.slots[answer.slot] >= 0:
                unequip(quest, self.seat, answer.slot)
            equip(quest, self.seat, answer)
        elif isinstance(answer, Unequip):
            unequip(quest, self.seat, answer.slot)
        elif isinstance(answer, Buy):
            champion.pouch.remove(answer.item)
            discard(quest, answer.item)
            champion.potions[answer.potion] += 1
            quest.tell("potion-bought", self.seat, answer.potion, answer.item)
        elif isinstance(answer, Throw):
            champion.potions[answer.potion] -= 1
            quest.tell("potion-thrown", self.seat, answer.potion)
        else:
            return
        quest.push(self)


def equip(quest: Quest, seat: Seat, chosen: Equip) -> None:
    """SA-R2…R4: an item goes into its slot with gems, gives its flames, and frees the third die."""
    champion = quest.champions[seat]
    box, item, slot = quest.box, chosen.item, chosen.slot
    champion.own_gear()
    champion.pouch.remove(item)
    champion.slots[slot] = item
    for colour, gems in enumerate(PAYMENTS[chosen.gems]):
        champion.gems[colour] -= gems
        champion.sockets[slot * GEM_COLOURS + colour] = gems
    champion.pool[STAMINA] += box.item_stamina[item]
    champion.pool[FOCUS] += box.item_focus[item]
    list_abilities(box, champion)
    quest.tell("equipped", seat, item, slot, chosen.gems)
    if not champion.equipped_once:
        champion.equipped_once = 1
        champion.dice += box.first_item_dice
        quest.tell("die-gained", seat, champion.dice)


def unequip(quest: Quest, seat: Seat, slot: int) -> None:
    """SA-R2, SA-R3: an item goes back to the pouch, its gems to the pool, its flames away."""
    champion = quest.champions[seat]
    champion.own_gear()
    item = champion.slots[slot]
    champion.slots[slot] = NONE
    champion.pouch.append(item)
    for colour in range(GEM_COLOURS):
        champion.gems[colour] += champion.sockets[slot * GEM_COLOURS + colour]
        champion.sockets[slot * GEM_COLOURS + colour] = 0
    champion.pool[STAMINA] -= quest.box.item_stamina[item]
    champion.pool[FOCUS] -= quest.box.item_focus[item]
    list_abilities(quest.box, champion)
    quest.tell("unequipped", seat, item, slot)


@final
class RestEnd(Frame[Quest]):
    """Skills that name the end of a rest, or a row just laid (SA-A5)."""

    verb: ClassVar[str] = "rest-end"
    fields: ClassVar[tuple[str, ...]] = ("seat", "at:number")
    clause: ClassVar[str] = "SA-A5"

    def __init__(self, seat: Seat, at: int) -> None:
        self.seat = seat
        self.at = at

    def resume(self, quest: Quest, answer: Action) -> None:
        for perk in quest.perks(quest.champions[self.seat], self.at):
            if perk.do == PERK_HIT_BOX:
                quest.push(Striking(self.seat, 0, perk.open_min, 0, optional=1))


def rest_steps(seat: Seat) -> list[Frame[Quest]]:
    """The steps of a rest in order (chapter 7), achievements apart."""
    return [Restore(seat), Fencing(seat), Resting(seat), RestEnd(seat, REST_END)]


def last_rest_steps(seat: Seat) -> list[Frame[Quest]]:
    """SA-W6: the last rest; nothing is gained in it any more."""
    return [Restore(seat), Resting(seat)]
