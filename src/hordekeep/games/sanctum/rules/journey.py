"""The journey: moves, demon sets, divine intervention, treasure chests (SA-M1…M8)."""

from typing import ClassVar, final

from hordekeep.games.sanctum.model.actions import TakeItem, TakeSet
from hordekeep.games.sanctum.model.box import ACTS, LEVELS, WALLS
from hordekeep.games.sanctum.model.reasons import BREAK_UP_SET, LEGAL, judge
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.harm import discard
from hordekeep.kernel.play.action import Action, Fate
from hordekeep.kernel.play.frame import AnyFrame, Ask, Candidate, Frame, ask_nature
from hordekeep.kernel.play.pile import Pile
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE


def next_space(quest: Quest) -> tuple[int, int]:
    """SA-M1, SA-W8: in front of the foremost figure, on the next board when this is used up."""
    box = quest.box
    if quest.act == WALLS:
        return WALLS, 1
    if quest.act >= 0 and quest.space <= len(box.act_later[quest.act]):
        return quest.act, quest.space + 1
    act = quest.act + 1
    while quest.players not in box.act_players[act]:
        act += 1  # SA-S1
    return act, 1


@final
class Journey(Frame[Quest]):
    """A figure goes to the front; what its space says follows (SA-M1, SA-M5)."""

    verb: ClassVar[str] = "journey"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "SA-M1"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def resume(self, quest: Quest, answer: Action) -> None:
        box = quest.box
        seat = self.seat
        act, space = next_space(quest)
        arrived_late = quest.act == WALLS
        quest.act, quest.space = act, space
        champion = quest.champions[seat]
        champion.act, champion.space = act, space
        if seat in quest.order:
            quest.order.remove(seat)
        quest.order.insert(len(self._at_walls(quest)) if arrived_late else 0, seat)
        quest.tell("moved", seat, act, space)
        if not arrived_late:
            if (
                space == box.act_intervention[act]
                and quest.players in (box.act_intervention_players[act])
            ):
                _intervene(quest, act)
            quest.then_all([*_lay_out(quest), TakingSet(seat), *self._chest(quest)])
        else:
            quest.push(TakingSet(seat))

    def _at_walls(self, quest: Quest) -> list[Seat]:
        """SA-W8: board V has no order of spaces; who came earlier stays in front."""
        return [
            seat for seat in quest.order if seat != self.seat and quest.champions[seat].act >= WALLS
        ]

    def _chest(self, quest: Quest) -> list[AnyFrame]:
        """SA-M4: the last space of boards I–IV."""
        last = quest.space == len(quest.box.act_later[quest.act]) + 1
        return [Chest()] if last and quest.box.act_chest[quest.act] else []


def _intervene(quest: Quest, act: int) -> None:
    """SA-M5: every living player gains a die for good."""
    quest.tell("intervention", act)
    for seat in quest.living():
        quest.champions[seat].dice += quest.box.intervention_dice
        quest.tell("die-gained", seat, quest.champions[seat].dice)


def _lay_out(quest: Quest) -> list[AnyFrame]:
    """SA-M2: five sets from the first figure on a board, then one from each space."""
    sets = _sets_of_space(quest)
    frames: list[AnyFrame] = []
    for level in range(LEVELS):
        demons = 0
        for levels in sets:
            demons += levels.count(level + 1)
        if demons:
            frames.append(DealDemons(level + 1, demons))
    return [*frames, FormSets()]


def _sets_of_space(quest: Quest) -> list[tuple[int, ...]]:
    box = quest.box
    if quest.space == 1:
        return box.act_first[quest.act]
    return [box.act_later[quest.act][quest.space - 2]]


@final
class DealDemons(Frame[Quest]):
    """Demons are dealt from a deck, whose new top card is shown (SA-S7, SA-M6)."""

    verb: ClassVar[str] = "deal-demons"
    fields: ClassVar[tuple[str, ...]] = ("level:number", "count:number")
    clause: ClassVar[str] = "SA-M2"

    def __init__(self, level: int, count: int) -> None:
        self.level = level
        self.count = count

    def _closed(self, deck: Pile) -> int:
        """How many closed demons are seen: those dealt under the open one, and the new top."""
        closed = deck.size() - (1 if deck.opened >= 0 else 0)
        return min(self.count + (0 if deck.opened >= 0 else 1), closed)

    def ask(self, quest: Quest) -> Ask | None:
        deck = quest.decks[self.level - 1]
        seen = self._closed(deck)
        return ask_nature(deck.from_top(seen, kind="demon")) if seen else None

    def resume(self, quest: Quest, answer: Action) -> None:
        deck = quest.decks[self.level - 1]
        seen = list(answer.outcome) if isinstance(answer, Fate) else []
        deck.take_several(seen)
        if deck.opened >= 0:
            seen.insert(0, deck.take_opened())
        dealt, rest = seen[: self.count], seen[self.count :]
        quest.drawn += dealt
        if rest:
            deck.opened = rest[0]
            quest.tell("deck-shows", self.level, rest[0])
        missing = self.count - len(dealt)
        if missing and quest.discards[self.level - 1]:
            refill(quest, self.level)
            quest.push(DealDemons(self.level, missing))


def refill(quest: Quest, level: int) -> None:
    """SA-M6: an empty deck is made of its shuffled discards."""
    discards = quest.discards[level - 1]
    quest.decks[level - 1] = Pile([discards], [(0, len(discards))])
    quest.discards[level - 1] = []
    quest.tell("deck-refilled", level)


@final
class FormSets(Frame[Quest]):
    """The dealt demons lie on the board in their sets (SA-M2, SA-M6)."""

    verb: ClassVar[str] = "form-sets"
    clause: ClassVar[str] = "SA-M2"

    def resume(self, quest: Quest, answer: Action) -> None:
        for levels in _sets_of_space(quest):
            demons = tuple(
                [one for one in [_take(quest, level) for level in levels] if one != NONE]
            )
            if demons:
                quest.sets.append(demons)
                quest.tell_all("set-laid", demons)


def _take(quest: Quest, level: int) -> int:
    """The next dealt demon of a level, or NONE where its deck did not suffice."""
    for demon in quest.drawn:
        if quest.box.demon_level[demon] == level:
            quest.drawn.remove(demon)
            return demon
    return NONE


@final
class TakingSet(Frame[Quest]):
    """The mover takes one whole set; taking is not optional (SA-M3)."""

    verb: ClassVar[str] = "taking-set"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "SA-M3"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, quest: Quest) -> Ask | None:
        if len(quest.sets) <= 1:
            return None
        return Ask(self.seat, [TakeSet(demons) for demons in quest.sets])

    def candidates(self, quest: Quest) -> list[Candidate]:
        found = []
        for demons in quest.sets:
            found.append(judge(TakeSet(demons), LEGAL))
            if len(demons) > 1:
                found += [judge(TakeSet((one,)), BREAK_UP_SET) for one in demons]
        return found

    def resume(self, quest: Quest, answer: Action) -> None:
        if not quest.sets:
            return
        demons = answer.demons if isinstance(answer, TakeSet) else quest.sets[0]
        quest.sets.remove(demons)
        champion = quest.champions[self.seat]
        champion.demons = [*champion.demons, *demons]
        quest.tell_all("set-taken", (self.seat, *demons))


@final
class Chest(Frame[Quest]):
    """The demons left on the board are turned to their items (SA-M4)."""

    verb: ClassVar[str] = "chest"
    clause: ClassVar[str] = "SA-M4"

    def resume(self, quest: Quest, answer: Action) -> None:
        quest.bounty = [demon for demons in quest.sets for demon in demons]
        quest.sets = []
        quest.tell_all("chest-opened", tuple(quest.bounty), reveals=True)
        # Figure order: the mover is the foremost.
        takers = [seat for seat in quest.order if not quest.champions[seat].dead]
        quest.then_all([*[PickingItem(seat) for seat in takers], ChestLeft()])


@final
class PickingItem(Frame[Quest]):
    """A player takes one item of the chest to the pouch (SA-M4)."""

    verb: ClassVar[str] = "picking-item"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "SA-M4"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, quest: Quest) -> Ask | None:
        if len(quest.bounty) <= 1:
            return None
        return Ask(self.seat, [TakeItem(item) for item in quest.bounty])

    def resume(self, quest: Quest, answer: Action) -> None:
        if not quest.bounty:
            return
        item = answer.item if isinstance(answer, TakeItem) else quest.bounty[0]
        quest.bounty.remove(item)
        quest.champions[self.seat].pouch.append(item)
        quest.tell("item-picked", self.seat, item)


@final
class ChestLeft(Frame[Quest]):
    """The rest of the chest goes to the discards (SA-M4)."""

    verb: ClassVar[str] = "chest-left"
    clause: ClassVar[str] = "SA-M4"

    def resume(self, quest: Quest, answer: Action) -> None:
        if quest.bounty:
            quest.tell_all("chest-left", tuple(quest.bounty))
        for item in quest.bounty:
            discard(quest, item)
        quest.bounty = []


assert ACTS == WALLS + 1, "the walls are the last board with demons"
