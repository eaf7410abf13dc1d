"""Combat: reach, roll, spend, beat (LB-C1…C19)."""

from typing import ClassVar, Final, final

from hordekeep.games.last_bastion.model.actions import Aim, Beat, Decline, First, Spend
from hordekeep.games.last_bastion.model.box import (
    CROSSBOWS,
    EXIT,
    FACES,
    GREY_DIE,
    REROLL,
    TOKEN_COLOURS,
    WHITE,
    WHITE_IMMUNE,
)
from hordekeep.games.last_bastion.model.reasons import (
    CANNOT_BE_BEATEN,
    ENOUGH_TOKENS,
    EQUIPMENT_BARRED,
    LEGAL,
    NO_SUCH_TOKEN,
    NOT_IN_ACTION,
    NOT_ON_YOUR_TILE,
    TOKENS_LIE_ELSEWHERE,
    Reason,
    judge,
)
from hordekeep.games.last_bastion.model.state import REROLLED, WON, Siege
from hordekeep.games.last_bastion.rules.effects import InOrder
from hordekeep.games.last_bastion.rules.life import spend_equipment
from hordekeep.games.last_bastion.rules.outcome import end
from hordekeep.games.last_bastion.rules.placement import leave_play
from hordekeep.games.last_bastion.rules.rerolls import MayReroll
from hordekeep.kernel.play.action import Action, Fate
from hordekeep.kernel.play.chance import roll
from hordekeep.kernel.play.frame import Ask, Candidate, Frame, ask_nature
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE

MOST_TARGETS: Final = 2
DECLINE: Final = Decline()


def in_reach(siege: Siege, seat: Seat) -> list[int]:
    """LB-C1: the cards that a hero faces; LB-R8: crossbows reach all of the row and column."""
    place = siege.place[seat]
    slots = siege.layout.slots_at[place]
    if siege.has_power(seat, CROSSBOWS):
        slots = siege.layout.slots_in_line[place]
    return [siege.slots[slot] for slot in slots if siege.slots[slot] >= 0]


def combat_dice(siege: Siege, seat: Seat) -> int:
    """LB-C2, LB-C10, LB-R7: the white dice that are not locked, and Kazgin's grey one."""
    grey = 1 if siege.has_power(seat, GREY_DIE) else 0
    return siege.box.white_dice - siege.locked_dice() + grey


def begin_fight(siege: Siege, seat: Seat) -> None:
    """LB-C14: targets are named before the roll only when there are more than two."""
    cards = in_reach(siege, seat)
    if len(cards) > MOST_TARGETS:
        siege.push(Aiming(seat))
    else:
        siege.push(CombatRoll(seat, tuple(cards)))


@final
class Aiming(Frame[Siege]):
    """Twindalli names one or two of her candidates before the roll (LB-R8)."""

    verb: ClassVar[str] = "aiming"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "LB-R8"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, siege: Siege) -> Ask | None:
        cards = in_reach(siege, self.seat)
        options: list[Action] = [Aim((card,)) for card in cards]
        for index, card in enumerate(cards):
            options += [Aim((card, other)) for other in cards[index + 1 :]]
        return Ask(self.seat, options)

    def resume(self, siege: Siege, answer: Action) -> None:
        assert isinstance(answer, Aim)
        siege.tell_all("aimed", (siege.seat_hero[self.seat], *answer.cards))
        siege.push(CombatRoll(self.seat, answer.cards))


@final
class CombatRoll(Frame[Siege]):
    """The combat dice are rolled; none at all is a fight too (LB-C2, LB-C16)."""

    verb: ClassVar[str] = "combat-roll"
    fields: ClassVar[tuple[str, ...]] = ("seat", "cards:card*")
    clause: ClassVar[str] = "LB-C2"

    def __init__(self, seat: Seat, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def ask(self, siege: Siege) -> Ask | None:
        dice = combat_dice(siege, self.seat)
        return ask_nature(roll("face", dice, FACES)) if dice else None

    def resume(self, siege: Siege, answer: Action) -> None:
        siege.dice = list(answer.outcome) if isinstance(answer, Fate) else []
        siege.tell_all("dice-rolled", (siege.seat_hero[self.seat], *siege.dice))
        second = self.cards[1] if len(self.cards) > 1 else NONE
        siege.push(Assault(self.seat, self.cards[0], second, ()))
        if siege.dice and siege.has_power(self.seat, REROLL) and not siege.spent & REROLLED:
            siege.push(MayReroll(self.seat))


@final
class Target:
    """What a card asks of a fight: its resistance less the tokens laid, its colour, no white."""

    def __init__(self, siege: Siege, card: int, laid: int) -> None:
        self.need = max(siege.resistance(card) - laid, 0)
        self.colour = siege.box.card_colour[card]
        self.immune = siege.is_in_force(card, WHITE_IMMUNE)


def falls(target: Target, dice: list[int]) -> bool:
    """LB-C2, LB-E11: whether these dice are enough for one card."""
    hits = dice.count(target.colour)
    if not target.immune:
        hits += dice.count(WHITE)
    return hits >= target.need


def both_fall(first: Target, second: Target, dice: list[int]) -> bool:
    """LB-C4, LB-C19: whether the dice, each counted once, can be split so that both cards fall."""
    white = dice.count(WHITE)
    if first.colour != second.colour:
        short_first = max(first.need - dice.count(first.colour), 0)
        short_second = max(second.need - dice.count(second.colour), 0)
        if (first.immune and short_first) or (second.immune and short_second):
            return False
        return short_first + short_second <= white
    coloured = dice.count(first.colour)
    barred = (first.need if first.immune else 0) + (second.need if second.immune else 0)
    return barred <= coloured and first.need + second.need <= coloured + white


@final
class Assault(Frame[Siege]):
    """After the roll: tokens are laid on cards, and cards are beaten or not (LB-C3…C5, LB-C15).

    `laid` has the tokens laid so far: the seat they come from, + 8 for the second card.
    """

    verb: ClassVar[str] = "assault"
    fields: ClassVar[tuple[str, ...]] = ("seat", "first:card", "second:card", "laid:number*")
    clause: ClassVar[str] = "LB-C4"

    def __init__(self, seat: Seat, first: int, second: int, laid: tuple[int, ...]) -> None:
        self.seat = seat
        self.first = first
        self.second = second
        self.laid = laid

    def cards(self) -> list[int]:
        """The one or two cards of this fight."""
        return [self.first] if self.second == NONE else [self.first, self.second]

    def laid_on(self, index: int) -> int:
        """How many tokens lie on a card so far."""
        return len([token for token in self.laid if token >> 3 == index])

    def left_of(self, siege: Siege, seat: Seat, colour: int) -> int:
        """How many tokens of a colour a hero can still lay."""
        cards = self.cards()
        gone = 0
        for token in self.laid:
            if token & 7 == seat and siege.box.card_colour[cards[token >> 3]] == colour:
                gone += 1
        return siege.equipment[seat * TOKEN_COLOURS + colour] - gone

    def at_hand(self, siege: Siege, colour: int) -> int:
        """LB-C3: tokens of a colour that heroes on this tile can still lay."""
        place = siege.place[self.seat]
        return sum(
            [
                self.left_of(siege, seat, colour)
                for seat in range(siege.players)
                if siege.place[seat] == place
            ]
        )

    def why_not_beat(self, siege: Siege, indices: tuple[int, ...]) -> Reason:
        """LB-C2, LB-C4, LB-C15: dice and laid tokens are enough, and no token lies elsewhere."""
        for token in self.laid:
            if token >> 3 not in indices:
                return TOKENS_LIE_ELSEWHERE
        return LEGAL if self._enough(siege, indices, more=False) else CANNOT_BE_BEATEN

    def _enough(self, siege: Siege, indices: tuple[int, ...], *, more: bool) -> bool:
        """Whether these cards fall with what is laid, or with all that could be laid too."""
        cards = self.cards()
        targets = [Target(siege, cards[index], self.laid_on(index)) for index in indices]
        if more:
            self._lay_all(siege, targets)
        if len(targets) == 1:
            return falls(targets[0], siege.dice)
        return both_fall(targets[0], targets[1], siege.dice)

    def _lay_all(self, siege: Siege, targets: list[Target]) -> None:
        """Lowers what is needed by every token at hand; immune cards come first."""
        stock = [self.at_hand(siege, colour) for colour in range(TOKEN_COLOURS)]
        for target in sorted(targets, key=_white_helps):
            used = min(target.need, stock[target.colour])
            target.need -= used
            stock[target.colour] -= used

    def why_not_spend(self, siege: Siege, seat: Seat, index: int) -> Reason:
        """LB-C3, LB-C15, LB-C20, LB-E13: a token counts 1, on a card that is going to fall."""
        if siege.equipment_barred():
            return EQUIPMENT_BARRED
        if not siege.in_action(seat):
            return NOT_IN_ACTION
        if siege.place[seat] != siege.place[self.seat]:
            return NOT_ON_YOUR_TILE
        card = self.cards()[index]
        if self.left_of(siege, seat, siege.box.card_colour[card]) < 1:
            return NO_SUCH_TOKEN
        if self.laid_on(index) >= siege.resistance(card):
            return ENOUGH_TOKENS
        return LEGAL if self._and(seat, index).can_win(siege) else CANNOT_BE_BEATEN

    def _and(self, seat: Seat, index: int) -> "Assault":
        """This fight with one more token of a hero's on a card."""
        return Assault(self.seat, self.first, self.second, (*self.laid, seat + 8 * index))

    def can_win(self, siege: Siege) -> bool:
        """LB-C15: whether all cards with tokens fall once enough of those at hand are laid too."""
        wanted = sorted({token >> 3 for token in self.laid})
        return self._enough(siege, tuple(wanted), more=True)

    def ask(self, siege: Siege) -> Ask | None:
        options: list[Action] = []
        cards = self.cards()
        for indices in _subsets(len(cards)):
            if self.why_not_beat(siege, indices) is LEGAL:
                options.append(Beat(tuple([cards[index] for index in indices])))
        place = siege.place[self.seat]
        if not siege.equipment_barred():
            for seat in range(siege.players):
                if siege.place[seat] != place:
                    continue
                for index, card in enumerate(cards):
                    if self.why_not_spend(siege, seat, index) is LEGAL:
                        options.append(Spend(siege.seat_hero[seat], card))
        if not self.laid:
            options.append(DECLINE)
        return Ask(self.seat, options)

    def candidates(self, siege: Siege) -> list[Candidate]:
        cards = self.cards()
        found = []
        for indices in _subsets(len(cards)):
            beat = Beat(tuple([cards[index] for index in indices]))
            found.append(judge(beat, self.why_not_beat(siege, indices)))
        for seat in range(siege.players):
            for index, card in enumerate(cards):
                spend = Spend(siege.seat_hero[seat], card)
                found.append(judge(spend, self.why_not_spend(siege, seat, index)))
        found.append(judge(DECLINE, TOKENS_LIE_ELSEWHERE if self.laid else LEGAL))
        return found

    def question(self, siege: Siege) -> Phrase:
        ask = self.ask(siege)
        actions = [] if ask is None else ask.actions
        beats = any(isinstance(action, Beat) for action in actions)
        spends = any(isinstance(action, Spend) for action in actions)
        key = _asks(beats=beats, spends=spends, declines=not self.laid)
        # A card about which nothing can be done is not asked about.
        named = [card for card in self.cards() if _concerns(card, actions)] or self.cards()
        second = named[1] if len(named) > 1 else NONE
        return Phrase(key, ("first", "card", named[0]), ("second", "card", second))

    def resume(self, siege: Siege, answer: Action) -> None:
        hero = siege.seat_hero[self.seat]
        if isinstance(answer, Spend):
            siege.tell("token-spent", answer.hero, answer.card)
            siege.push(self._and(siege.seat_of(answer.hero), self.cards().index(answer.card)))
        elif isinstance(answer, Beat):
            for token in self.laid:
                card = self.cards()[token >> 3]
                spend_equipment(siege, token & 7, siege.box.card_colour[card])
            for card in answer.cards:
                siege.tell("card-beaten", hero, card)
            siege.push(FightDone())
            siege.push(Fallen(self.seat, answer.cards))
        else:
            siege.tell("fight-declined", hero)


def _concerns(card: int, actions: list[Action]) -> bool:
    """Whether one of these actions beats a card or lays a token on it."""
    for action in actions:
        if isinstance(action, Beat) and card in action.cards:
            return True
        if isinstance(action, Spend) and action.card == card:
            return True
    return False


def _asks(*, beats: bool, spends: bool, declines: bool) -> str:
    """What can still be done about the cards."""
    if declines:
        if beats:
            return "ask-assault" if spends else "ask-assault-beat"
        return "ask-assault-spend" if spends else "ask-assault-decline"
    if beats:
        return "ask-assault-beat-or-more" if spends else "ask-assault-must-beat"
    return "ask-assault-more"


def _white_helps(target: Target) -> bool:
    return not target.immune


def _subsets(cards: int) -> list[tuple[int, ...]]:
    """The sets of cards that can be beaten: either, or both."""
    return [(0,)] if cards == 1 else [(0,), (1,), (0, 1)]


@final
class Fallen(Frame[Siege]):
    """Beaten cards: exits of the first, it leaves, then the second; the player picks (LB-C17)."""

    verb: ClassVar[str] = "fallen"
    fields: ClassVar[tuple[str, ...]] = ("seat", "cards:card*")
    clause: ClassVar[str] = "LB-C17"

    def __init__(self, seat: Seat, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def ask(self, siege: Siege) -> Ask | None:
        if len(self.cards) < MOST_TARGETS:
            return None
        seat = self.seat if siege.in_action(self.seat) else siege.decider()
        return Ask(seat, [First(card) for card in self.cards])

    def question(self, siege: Siege) -> Phrase:
        # LB-C17: the order matters by what the exits do; what the net covers does nothing (LB-T1).
        exits = [one for card in self.cards for one in siege.box.sources_in(card, EXIT)]
        idle = all(one == siege.net for one in exits)
        return Phrase("ask-fallen-idle" if idle else "ask-fallen")

    def resume(self, siege: Siege, answer: Action) -> None:
        card = answer.card if isinstance(answer, First) else self.cards[0]
        rest = tuple([other for other in self.cards if other != card])
        if rest:
            siege.push(Fallen(self.seat, rest))
        siege.push(Leaves(card))
        siege.push(InOrder(self.seat, tuple(siege.box.sources_in(card, EXIT))))


@final
class Leaves(Frame[Siege]):
    """After its exits a beaten card goes to the discard pile (LB-C7)."""

    verb: ClassVar[str] = "leaves"
    fields: ClassVar[tuple[str, ...]] = ("card",)
    clause: ClassVar[str] = "LB-C7"

    def __init__(self, card: int) -> None:
        self.card = card

    def resume(self, siege: Siege, answer: Action) -> None:
        leave_play(siege, self.card)
        if siege.box.is_warlord(self.card):
            siege.warlords_beaten += 1


@final
class FightDone(Frame[Siege]):
    """Won when the last warlord fell and nothing was lost over it (LB-V1, LB-H15)."""

    verb: ClassVar[str] = "fight-done"
    clause: ClassVar[str] = "LB-V1"

    def resume(self, siege: Siege, answer: Action) -> None:
        if siege.warlords_beaten == siege.warlords:
            end(siege, WON)
