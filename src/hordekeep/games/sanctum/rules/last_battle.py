"""Act VI: rows of nine, rounds of fights side by side, and the roars (SA-L1…L12)."""

from typing import ClassVar, final

from hordekeep.games.sanctum.model.changed_clauses import ROARS_SEALED
from hordekeep.games.sanctum.model.fight_actions import Bless
from hordekeep.games.sanctum.model.perks import ROW_LAID
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.combat import fight_steps
from hordekeep.games.sanctum.rules.outcome import end_if_decided
from hordekeep.games.sanctum.rules.penalties.suffering import Suffer
from hordekeep.games.sanctum.rules.rest import RestEnd
from hordekeep.kernel.play.action import Action, Fate
from hordekeep.kernel.play.frame import AnyFrame, Ask, Frame, Sealed, Together, ask_nature
from hordekeep.kernel.play.pile import Pile
from hordekeep.kernel.play.seat import NOBODY, Seat
from hordekeep.kernel.play.term import NONE


def turn_lord_card(quest: Quest, foe: int) -> None:
    """A card of the Demon Lord shows its attack and stays laid out (SA-L12)."""
    quest.lords.take_top(foe)
    quest.turned.append(foe)


def renew_lords(quest: Quest) -> None:
    """SA-P5: an empty deck is made of the beaten Demon Lord cards of all battle boards."""
    if quest.lords.size():
        return
    beaten: list[int] = []
    for champion in quest.champions:
        champion.row = champion.row.copy()
        for place in range(min(champion.at, len(champion.row))):
            foe = champion.row[place]
            if foe != NONE and not quest.box.is_fury(foe):
                beaten.append(foe)
                quest.hits[foe] = 0
                champion.row[place] = NONE
    if beaten:
        quest.lords = Pile([beaten], [(0, len(beaten))])
        quest.tell("lords-reshuffled")


@final
class DealRows(Frame[Quest]):
    """Each living player gets a row: Demon Lord, fury, Demon Lord, … (SA-L1, SA-L10)."""

    verb: ClassVar[str] = "deal-rows"
    clause: ClassVar[str] = "SA-L1"

    def ask(self, quest: Quest) -> Ask | None:
        count = self._lords_each(quest) * len(quest.living())
        return ask_nature(quest.lords.from_top(count, kind="foe")) if count else None

    def _lords_each(self, quest: Quest) -> int:
        """SA-P5: fewer where there are too few."""
        return min(quest.box.row_lords, quest.lords.size() // len(quest.living()))

    def resume(self, quest: Quest, answer: Action) -> None:
        dealt = list(answer.outcome) if isinstance(answer, Fate) else []
        each = self._lords_each(quest)
        for seat in quest.living():
            own, dealt = dealt[:each], dealt[each:]
            for foe in own:
                quest.lords.take_top(foe)
            quest.champions[seat].row = own
            quest.tell_all("row-laid", (seat, *own))
        quest.then(DealFuries(), RowsLaid(), Round())


@final
class DealFuries(Frame[Quest]):
    """The fury cards of all rows are dealt closed: nobody sees them (SA-L10)."""

    verb: ClassVar[str] = "deal-furies"
    clause: ClassVar[str] = "SA-L10"

    def _gaps(self, quest: Quest) -> list[tuple[Seat, int]]:
        """Where a fury card goes: seat and place in its row, seat by seat."""
        gaps: list[tuple[Seat, int]] = []
        for seat in quest.living():
            lords = len(quest.champions[seat].row)
            furies = max(lords - (quest.box.row_lords - quest.box.row_furies), 0)
            gaps += [(seat, 2 * index + 1) for index in range(furies)]
        return gaps[: quest.furies.size()]

    def ask(self, quest: Quest) -> Ask | None:
        count = len(self._gaps(quest))
        if not count:
            return None
        return ask_nature(quest.furies.from_top(count, kind="foe", audience=NOBODY))

    def resume(self, quest: Quest, answer: Action) -> None:
        dealt = answer.outcome if isinstance(answer, Fate) else ()
        for (seat, place), foe in zip(self._gaps(quest), dealt, strict=True):
            quest.furies.take_top(foe)
            row = quest.champions[seat].row
            quest.champions[seat].row = [*row[:place], foe, *row[place:]]


@final
class RowsLaid(Together[Quest]):
    """Skills that name the moment when the row lies (SA-A5)."""

    verb: ClassVar[str] = "rows-laid"
    clause: ClassVar[str] = "SA-A5"

    def lanes(self, quest: Quest) -> list[tuple[Seat, list[AnyFrame]]]:
        return [(seat, [RestEnd(seat, ROW_LAID)]) for seat in quest.living()]

    def resume(self, quest: Quest, answer: Action) -> None:
        if quest.in_order:
            quest.then_all([RowLaid(seat) for seat in quest.fighting_in_order()])
        else:
            super().resume(quest, answer)


@final
class RowLaid(Together[Quest]):
    """The same for one player after the other (SA-J11)."""

    verb: ClassVar[str] = "row-laid"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "SA-J11"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def lanes(self, quest: Quest) -> list[tuple[Seat, list[AnyFrame]]]:
        return [(self.seat, [RestEnd(self.seat, ROW_LAID)])]


@final
class Round(Together[Quest]):
    """Every player still fighting fights once, side by side (SA-L2)."""

    verb: ClassVar[str] = "round"
    clause: ClassVar[str] = "SA-L2"

    def lanes(self, quest: Quest) -> list[tuple[Seat, list[AnyFrame]]]:
        return [(seat, fight_steps(seat)) for seat in quest.fighting()]

    def resume(self, quest: Quest, answer: Action) -> None:
        if end_if_decided(quest):
            return  # the roar left nobody
        quest.rounds += 1
        quest.tell("round-began", quest.rounds)
        quest.push(Roar())
        if quest.in_order:
            quest.then_all([FightInTurn(seat) for seat in quest.fighting_in_order()])
        else:
            super().resume(quest, answer)


@final
class FightInTurn(Together[Quest]):
    """One player fights while the others wait (SA-J11)."""

    verb: ClassVar[str] = "fight-in-turn"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "SA-J11"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def lanes(self, quest: Quest) -> list[tuple[Seat, list[AnyFrame]]]:
        return [(self.seat, fight_steps(self.seat))]


@final
class Roar(Frame[Quest]):
    """After the fights the Demon Lord roars at those still fighting (SA-L7)."""

    verb: ClassVar[str] = "roar"
    clause: ClassVar[str] = "SA-L7"

    def resume(self, quest: Quest, answer: Action) -> None:
        if end_if_decided(quest):
            return
        cards = max(quest.box.first_roar[quest.difficulty] - quest.roars, 0)
        quest.roars += 1
        if cards:
            quest.tell("lord-roars", cards)
        quest.then(RoarCards(cards), Round())


@final
class RoarCards(Frame[Quest]):
    """The cards of a roar are turned one by one (SA-L7, SA-P5)."""

    verb: ClassVar[str] = "roar-cards"
    fields: ClassVar[tuple[str, ...]] = ("cards:number",)
    clause: ClassVar[str] = "SA-L7"

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def ask(self, quest: Quest) -> Ask | None:
        if not self.cards or not quest.lords.size() or not quest.fighting():
            return None
        return ask_nature(quest.lords.from_top(1, kind="foe"))

    def resume(self, quest: Quest, answer: Action) -> None:
        if isinstance(answer, Fate):
            foe = answer.outcome[0]
            turn_lord_card(quest, foe)
            quest.tell("roar-card", foe)
            quest.then(RoaredAt(foe), RoarCards(self.cards - 1))
        elif self.cards and quest.fighting():
            renew_lords(quest)
            if quest.lords.size():
                quest.push(self)


@final
class RoaredAt(Together[Quest]):
    """A roar card hits every player still fighting (SA-L7)."""

    verb: ClassVar[str] = "roared-at"
    fields: ClassVar[tuple[str, ...]] = ("foe",)
    clause: ClassVar[str] = "SA-L7"

    def __init__(self, foe: int) -> None:
        self.foe = foe

    def lanes(self, quest: Quest) -> list[tuple[Seat, list[AnyFrame]]]:
        if quest.rules < ROARS_SEALED:
            return [(seat, [Suffer(seat, self.foe)]) for seat in quest.fighting()]
        return [(seat, [Suffer(seat, self.foe), SealedAnswers(seat)]) for seat in quest.fighting()]

    def resume(self, quest: Quest, answer: Action) -> None:
        if quest.in_order:
            roared = quest.fighting_in_order()
            quest.then_all([RoaredInTurn(seat, self.foe) for seat in roared])
        else:
            super().resume(quest, answer)


@final
class SealedAnswers(Sealed[Quest]):
    """Nobody sees what others answer to a roar card before the last has answered (SA-J9)."""

    verb: ClassVar[str] = "sealed-answers"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "SA-J9"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def seals(self, action: Action) -> bool:
        return not isinstance(action, Bless)  # SA-J9: a blessing is used openly


@final
class RoaredInTurn(Together[Quest]):
    """A roar card hits one player after the other (SA-J11)."""

    verb: ClassVar[str] = "roared-in-turn"
    fields: ClassVar[tuple[str, ...]] = ("seat", "foe")
    clause: ClassVar[str] = "SA-J11"

    def __init__(self, seat: Seat, foe: int) -> None:
        self.seat = seat
        self.foe = foe

    def lanes(self, quest: Quest) -> list[tuple[Seat, list[AnyFrame]]]:
        return [(self.seat, [Suffer(self.seat, self.foe)])]
