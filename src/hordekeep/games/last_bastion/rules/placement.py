"""Drawing and placing horde cards, and how they leave (LB-H2…H5, LB-H13, LB-C13)."""

from typing import ClassVar, final

from hordekeep.games.last_bastion.model.actions import Place
from hordekeep.games.last_bastion.model.box import BLACK, ENTRANCE
from hordekeep.games.last_bastion.model.layout import SLOTS, SLOTS_A_BOARD
from hordekeep.games.last_bastion.model.reasons import LEGAL, SLOT_TAKEN, WRONG_BOARD, judge
from hordekeep.games.last_bastion.model.state import DECK_EMPTY, WARLORD_DISCARDED, Siege
from hordekeep.games.last_bastion.rules import effects
from hordekeep.games.last_bastion.rules.grasp import on_card, remove_grasp
from hordekeep.games.last_bastion.rules.life import lose_life
from hordekeep.games.last_bastion.rules.outcome import end
from hordekeep.kernel.play.action import Action, Fate
from hordekeep.kernel.play.frame import Ask, Candidate, Frame, ask_nature
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE


@final
class Draw(Frame[Siege]):
    """A hero draws the top horde card; each draw is checked anew (LB-H13)."""

    verb: ClassVar[str] = "draw"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "LB-H2"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, siege: Siege) -> Ask | None:
        if siege.everything_full() or not siege.deck.segments:
            return None
        return ask_nature(siege.deck.from_top(1, kind="card"))

    def resume(self, siege: Siege, answer: Action) -> None:
        if siege.everything_full():
            # LB-H4: a life instead of the card.
            siege.tell("nothing-drawn", siege.seat_hero[self.seat])
            lose_life(siege, self.seat)
        elif isinstance(answer, Fate):
            card = answer.outcome[0]
            siege.deck.take_top(card)
            siege.quiet = 0
            siege.tell("card-drawn", siege.seat_hero[self.seat], card)
            siege.push(PlaceCard(self.seat, card))
        else:
            end(siege, DECK_EMPTY)


@final
class PlaceCard(Frame[Siege]):
    """The drawn card goes to a free slot of its board, or of any board if that is full (LB-H3)."""

    verb: ClassVar[str] = "place-card"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    clause: ClassVar[str] = "LB-H3"

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card

    def _board(self, siege: Siege) -> int:
        """LB-H3, LB-H16: the board of its colour; for a black card the active player's."""
        colour = siege.box.card_colour[self.card]
        return siege.seat_board[self.seat] if colour == BLACK else colour

    def _slots(self, siege: Siege) -> list[int]:
        return siege.free_slots(self._board(siege)) or siege.all_free_slots()

    def ask(self, siege: Siege) -> Ask | None:
        slots = self._slots(siege)
        if len(slots) <= 1:
            return None
        return Ask(self.seat, [Place(self.card, slot) for slot in slots])

    def candidates(self, siege: Siege) -> list[Candidate]:
        open_slots = self._slots(siege)
        found = []
        for slot in range(SLOTS):
            reason = SLOT_TAKEN if siege.slots[slot] >= 0 else WRONG_BOARD
            found.append(judge(Place(self.card, slot), LEGAL if slot in open_slots else reason))
        return found

    def question(self, siege: Siege) -> Phrase:
        return Phrase("ask-place-card", ("card", "card", self.card))

    def resume(self, siege: Siege, answer: Action) -> None:
        slot = answer.slot if isinstance(answer, Place) else self._slots(siege)[0]
        if lay_card(siege, self.card, slot):
            sources = siege.box.sources_in(self.card, ENTRANCE)
            siege.push(effects.InOrder(self.seat, tuple(sources)))


def lay_card(siege: Siege, card: int, slot: int) -> bool:
    """Lays a card into a free slot; false when the trap catches it (LB-T9, LB-T12)."""
    if siege.trap == slot:
        siege.trap = NONE
        if not siege.box.is_warlord(card):
            siege.tell("card-trapped", card, slot)
            strip_card(siege, card)
            siege.discard.append(card)
            siege.quiet = 0
            return False
        siege.tell("trap-sent-home", card)
    siege.slots[slot] = card
    siege.tell("card-placed", card, slot)
    return True


def strip_card(siege: Siege, card: int) -> None:
    """LB-C13: net, charm and grasp on a card that leaves go home; a locked die is free again."""
    if siege.net != NONE and siege.box.source_card[siege.net] == card:
        siege.net = NONE
        siege.tell("net-home")
    if siege.charm == card:
        siege.charm = NONE
        siege.tell("charm-home")
    if siege.is_haunted(card):
        remove_grasp(siege, on_card(card))


def leave_play(siege: Siege, card: int) -> None:
    """A card goes from its slot to the discard pile."""
    siege.slots[siege.slot_of(card)] = NONE
    strip_card(siege, card)
    siege.discard.append(card)
    siege.quiet = 0
    siege.tell("card-left", card)


@final
class DiscardBottom(Frame[Siege]):
    """The bottom card of the deck is discarded; a warlord there loses the game (LB-B2)."""

    verb: ClassVar[str] = "discard-bottom"
    clause: ClassVar[str] = "LB-B2"

    def ask(self, siege: Siege) -> Ask | None:
        if not siege.deck.segments:
            return None
        return ask_nature(siege.deck.from_bottom(kind="card"))

    def resume(self, siege: Siege, answer: Action) -> None:
        if not isinstance(answer, Fate):
            siege.tell("bottom-missing")
            return
        card = answer.outcome[0]
        siege.deck.take_bottom(card)
        siege.discard.append(card)
        siege.quiet = 0
        siege.tell("bottom-discarded", card)
        if siege.box.is_warlord(card):
            end(siege, WARLORD_DISCARDED)


def board_of_slot(slot: int) -> int:
    """The colour of the board that a slot belongs to."""
    return slot // SLOTS_A_BOARD
