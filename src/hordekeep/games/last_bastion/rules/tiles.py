"""The nine bastion tiles (LB-T1…T12), activated by standing there or by a Call to Arms."""

from typing import ClassVar, Final, final

from hordekeep.games.last_bastion.model.actions import Done
from hordekeep.games.last_bastion.model.box import FACES, REROLL, TOKEN_COLOURS, WHITE
from hordekeep.games.last_bastion.model.layout import SLOTS
from hordekeep.games.last_bastion.model.reasons import (
    ALREADY_THERE,
    DEAD_FOR_GOOD,
    IS_WARLORD,
    LEGAL,
    MOVE_MADE,
    NOT_IN_ACTION,
    NOT_OUT_OF_ACTION,
    NOT_YOUR_BOARD,
    SLOT_TAKEN,
    SUPPLY_EMPTY,
    Reason,
    judge,
)
from hordekeep.games.last_bastion.model.state import DEAD, OUT, REROLLED, Siege
from hordekeep.games.last_bastion.model.tile_actions import (
    CastNet,
    Destroy,
    Give,
    Raise,
    Revive,
    SetTrap,
    Shift,
    Swap,
    Treat,
)
from hordekeep.games.last_bastion.rules.choices import GrantedMove, TakeEquipment
from hordekeep.games.last_bastion.rules.life import gain_equipment, gain_life, lose_life, revive
from hordekeep.games.last_bastion.rules.placement import board_of_slot, lay_card, leave_play
from hordekeep.games.last_bastion.rules.rerolls import MayReroll
from hordekeep.kernel.play.action import Action, Fate
from hordekeep.kernel.play.chance import roll
from hordekeep.kernel.play.frame import Ask, Candidate, Frame, ask_nature, legal_of
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE

MARKET_DICE: Final = 2
TOWER_MOVES: Final = 2
DONE: Final = Done()


def monsters_in_play(siege: Siege) -> list[int]:
    """The monsters in play; warlords are out of reach for Trebuchet and Tomb (LB-H9)."""
    return [card for card in siege.cards_in_play() if not siege.box.is_warlord(card)]


def any_monster(siege: Siege) -> bool:
    """Whether a monster is in play."""
    for card in siege.slots:
        if card >= 0 and not siege.box.is_warlord(card):
            return True
    return False


def can_net(siege: Siege) -> bool:
    """Whether anything is `nettable`."""
    for card in siege.slots:
        if card >= 0 and not siege.box.is_warlord(card):
            for source in siege.box.card_sources[card]:
                if source != siege.net:
                    return True
    return False


def nettable(siege: Siege) -> list[int]:
    """LB-T1, LB-T11: any effect of any monster, except the one under the net already."""
    return [
        source
        for card in monsters_in_play(siege)
        for source in siege.box.card_sources[card]
        if source != siege.net
    ]


@final
class CastingNet(Frame[Siege]):
    """Trebuchet: the net goes on one effect of a monster (LB-T1)."""

    verb: ClassVar[str] = "casting-net"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "LB-T1"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, siege: Siege) -> Ask | None:
        return Ask(self.seat, [CastNet(source) for source in nettable(siege)])

    def candidates(self, siege: Siege) -> list[Candidate]:
        found = []
        for card in siege.cards_in_play():
            for source in siege.box.card_sources[card]:
                reason = ALREADY_THERE if source == siege.net else LEGAL
                reason = IS_WARLORD if siege.box.is_warlord(card) else reason
                found.append(judge(CastNet(source), reason))
        return found

    def resume(self, siege: Siege, answer: Action) -> None:
        assert isinstance(answer, CastNet)
        siege.net = answer.effect
        siege.tell("net-cast", siege.seat_hero[self.seat], answer.effect)


@final
class Commanding(Frame[Siege]):
    """Strategist's Tower: up to two horde cards go to free slots, or swap (LB-T2, LB-T12).

    Moves are simultaneous: the second card is another one than the first, `moved`, and does not go
    to the slot that the first was sent to, `aimed`.
    """

    verb: ClassVar[str] = "commanding"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left:number", "moved:card", "aimed:slot")
    clause: ClassVar[str] = "LB-T2"

    def __init__(self, seat: Seat, left: int, moved: int, aimed: int) -> None:
        self.seat = seat
        self.left = left
        self.moved = moved
        self.aimed = aimed

    def why_not_shift(self, siege: Siege, card: int, slot: int) -> Reason:
        """LB-T2, LB-T12: a card that has not been moved yet, to a slot that is free."""
        if siege.slots[slot] >= 0 or slot == self.aimed:
            return SLOT_TAKEN
        return MOVE_MADE if card == self.moved else LEGAL

    def why_not_swap(self) -> Reason:
        """LB-T2: a swap takes both moves."""
        return LEGAL if self.left == TOWER_MOVES else MOVE_MADE

    def ask(self, siege: Siege) -> Ask | None:
        cards = siege.cards_in_play()
        options: list[Action] = []
        free = siege.all_free_slots()
        for card in cards:
            for slot in free:
                if self.why_not_shift(siege, card, slot) is LEGAL:
                    options.append(Shift(card, slot))
        if self.why_not_swap() is LEGAL:
            options += _swaps(cards)
        if not options:
            return None
        options.append(DONE)
        return Ask(self.seat, options)

    def candidates(self, siege: Siege) -> list[Candidate]:
        cards = siege.cards_in_play()
        found = []
        for card in cards:
            for slot in range(SLOTS):
                found.append(judge(Shift(card, slot), self.why_not_shift(siege, card, slot)))
        found += [judge(swap, self.why_not_swap()) for swap in _swaps(cards)]
        found.append(judge(DONE, LEGAL))
        return found

    def question(self, siege: Siege) -> Phrase:
        return Phrase("ask-commanding", ("left", "number", self.left))

    def resume(self, siege: Siege, answer: Action) -> None:
        if isinstance(answer, Swap):
            here, there = siege.slot_of(answer.card), siege.slot_of(answer.other)
            siege.slots[here], siege.slots[there] = answer.other, answer.card
            siege.tell("cards-swapped", answer.card, answer.other)
        elif isinstance(answer, Shift):
            siege.slots[siege.slot_of(answer.card)] = NONE
            siege.tell("card-shifted", answer.card, answer.slot)
            lay_card(siege, answer.card, answer.slot)
            if self.left > 1:
                siege.push(Commanding(self.seat, self.left - 1, answer.card, answer.slot))


def _swaps(cards: list[int]) -> list[Action]:
    """Every two of these cards."""
    return [Swap(card, other) for index, card in enumerate(cards) for other in cards[index + 1 :]]


@final
class MarketRoll(Frame[Siege]):
    """Market: two combat dice, locked ones included (LB-T3, LB-C10)."""

    verb: ClassVar[str] = "market-roll"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "LB-T3"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, siege: Siege) -> Ask | None:
        return ask_nature(roll("face", MARKET_DICE, FACES))

    def resume(self, siege: Siege, answer: Action) -> None:
        assert isinstance(answer, Fate)
        siege.dice = list(answer.outcome)
        siege.tell_all("dice-rolled", (siege.seat_hero[self.seat], *answer.outcome))
        siege.push(MarketTake(self.seat))
        if siege.has_power(self.seat, REROLL) and not siege.spent & REROLLED:
            siege.push(MayReroll(self.seat))


@final
class MarketTake(Frame[Siege]):
    """A token for each face; colours for white come last (LB-T3, LB-R10)."""

    verb: ClassVar[str] = "market-take"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "LB-T3"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def resume(self, siege: Siege, answer: Action) -> None:
        for face in siege.dice:
            if face == WHITE:
                siege.push(TakeEquipment(self.seat))
            else:
                gain_equipment(siege, self.seat, face)


@final
class Treating(Frame[Siege]):
    """Tavern: one hero gains 1 life and may move at once (LB-T4)."""

    verb: ClassVar[str] = "treating"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "LB-T4"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, siege: Siege) -> Ask | None:
        return Ask(self.seat, legal_of(self.candidates(siege)))

    def candidates(self, siege: Siege) -> list[Candidate]:
        return [
            judge(Treat(siege.seat_hero[seat]), LEGAL if siege.in_action(seat) else NOT_IN_ACTION)
            for seat in range(siege.players)
        ]

    def resume(self, siege: Siege, answer: Action) -> None:
        assert isinstance(answer, Treat)
        guest = siege.seat_of(answer.hero)
        gain_life(siege, guest)
        siege.push(GrantedMove(guest))


@final
class Raising(Frame[Siege]):
    """Standard: a banner of one colour, exchanged for the present one (LB-T5)."""

    verb: ClassVar[str] = "raising"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "LB-T5"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, siege: Siege) -> Ask | None:
        return Ask(self.seat, legal_of(self.candidates(siege)))

    def candidates(self, siege: Siege) -> list[Candidate]:
        return [
            judge(Raise(colour), ALREADY_THERE if colour == siege.banner else LEGAL)
            for colour in range(TOKEN_COLOURS)
        ]

    def resume(self, siege: Siege, answer: Action) -> None:
        assert isinstance(answer, Raise)
        siege.banner = answer.colour
        siege.tell("banner-raised", siege.seat_hero[self.seat], answer.colour)


@final
class Dispensing(Frame[Siege]):
    """Dispensary: an equipment token for anybody, or a hero brought back (LB-T7)."""

    verb: ClassVar[str] = "dispensing"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "LB-T7"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, siege: Siege) -> Ask | None:
        options: list[Action] = []
        for seat in siege.heroes_in_action():
            for colour in range(TOKEN_COLOURS):
                if siege.supply[colour]:
                    options.append(Give(colour, siege.seat_hero[seat]))
        for seat in range(siege.players):
            if _why_not_revive(siege, seat) is LEGAL:
                options.append(Revive(siege.seat_hero[seat]))
        return Ask(self.seat, options)

    def question(self, siege: Siege) -> Phrase:
        asked = self.ask(siege)
        actions = [] if asked is None else asked.actions
        revives = [action for action in actions if isinstance(action, Revive)]
        if not revives:
            return Phrase("ask-dispensing-give")
        return Phrase("ask-dispensing-revive" if len(revives) == len(actions) else "ask-dispensing")

    def candidates(self, siege: Siege) -> list[Candidate]:
        found = []
        for seat in range(siege.players):
            for colour in range(TOKEN_COLOURS):
                reason = LEGAL if siege.supply[colour] else SUPPLY_EMPTY
                reason = reason if siege.in_action(seat) else NOT_IN_ACTION
                found.append(judge(Give(colour, siege.seat_hero[seat]), reason))
        for seat in range(siege.players):
            found.append(judge(Revive(siege.seat_hero[seat]), _why_not_revive(siege, seat)))
        return found

    def resume(self, siege: Siege, answer: Action) -> None:
        if isinstance(answer, Give):
            gain_equipment(siege, siege.seat_of(answer.hero), answer.colour)
        elif isinstance(answer, Revive):
            revive(siege, siege.seat_of(answer.hero))


def _why_not_revive(siege: Siege, seat: Seat) -> Reason:
    """LB-D2, LB-D3, LB-D12: out of action for the first time, and a life in the supply."""
    if siege.condition[seat] == DEAD:
        return DEAD_FOR_GOOD
    if siege.condition[seat] != OUT:
        return NOT_OUT_OF_ACTION
    return LEGAL if siege.life_supply else SUPPLY_EMPTY


@final
class Destroying(Frame[Siege]):
    """Tomb: pay 1 life, even the last, and destroy a monster without its exits (LB-T8, LB-D10)."""

    verb: ClassVar[str] = "destroying"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "LB-T8"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, siege: Siege) -> Ask | None:
        return Ask(self.seat, [Destroy(card) for card in monsters_in_play(siege)])

    def candidates(self, siege: Siege) -> list[Candidate]:
        return [
            judge(Destroy(card), IS_WARLORD if siege.box.is_warlord(card) else LEGAL)
            for card in siege.cards_in_play()
        ]

    def resume(self, siege: Siege, answer: Action) -> None:
        assert isinstance(answer, Destroy)
        siege.tell("card-destroyed", siege.seat_hero[self.seat], answer.card)
        leave_play(siege, answer.card)
        lose_life(siege, self.seat)


@final
class Trapping(Frame[Siege]):
    """Dwarven Quarry: the trap goes on a free slot of the own board (LB-T9)."""

    verb: ClassVar[str] = "trapping"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "LB-T9"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, siege: Siege) -> Ask | None:
        options: list[Action] = [
            SetTrap(slot)
            for slot in siege.free_slots(siege.seat_board[self.seat])
            if slot != siege.trap
        ]
        return Ask(self.seat, options)

    def candidates(self, siege: Siege) -> list[Candidate]:
        found = []
        for slot in range(SLOTS):
            reason = LEGAL if siege.slots[slot] < 0 else SLOT_TAKEN
            if board_of_slot(slot) != siege.seat_board[self.seat]:
                reason = NOT_YOUR_BOARD
            found.append(judge(SetTrap(slot), ALREADY_THERE if slot == siege.trap else reason))
        return found

    def resume(self, siege: Siege, answer: Action) -> None:
        assert isinstance(answer, SetTrap)
        siege.trap = answer.slot
        siege.tell("trap-set", siege.seat_hero[self.seat], answer.slot)
