"""The siege: everything on the table of Last Bastion, as small integers."""

from typing import Final, final

from hordekeep.games.last_bastion.model.box import (
    BOARDS,
    LOCK_DIE,
    NO_EQUIPMENT,
    TOKEN_COLOURS,
    Box,
)
from hordekeep.games.last_bastion.model.layout import PLACES, SLOTS, SLOTS_A_BOARD, Layout
from hordekeep.kernel.play.pile import Pile
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.state import State
from hordekeep.kernel.play.term import NONE

# How a hero is. Nobody ever goes back in this list (LB-D1…D3).
HEALTHY: Final = 0
OUT: Final = 1
WOUNDED: Final = 2
DEAD: Final = 3
CONDITIONS: Final = ("healthy", "out", "wounded", "dead")

# What a hero has used up in the present hero phase, as bits.
MOVED: Final = 1
ACTIVATED: Final = 2
FOUGHT: Final = 4
SPLIT: Final = 8
"""Valour's two actions were split by the move (LB-R4)."""
POWER_USED: Final = 16
REROLLED: Final = 32

# Backs in the deck (LB-S10).
MONSTER_BACK: Final = 0
WARLORD_BACK: Final = 1

# Why the game ended (LB-V1, LB-V2, LB-V6).
NOT_ENDED: Final = 0
WON: Final = 1
HEROES_OUT: Final = 2
TILES_GRASPED: Final = 3
DECK_EMPTY: Final = 4
WARLORD_DISCARDED: Final = 5
STARVED: Final = 6
ENDINGS: Final[tuple[str, ...]] = (
    "not-ended",
    "won",
    "heroes-out",
    "tiles-grasped",
    "deck-empty",
    "warlord-discarded",
    "starved",
)

NO_LAYOUT: Final = Layout(list(range(PLACES)), list(range(BOARDS)))

NO_PILE: Final = Pile([[], []], [])
"""Before the deck is built."""
UNSET: Final[list[int]] = []
"""Stands in a blank copy until its own list takes the place."""


@final
class Siege(State):
    """One game of Last Bastion; a blank one is to be filled by `clone`."""

    def __init__(
        self,
        box: Box,
        players: int,
        difficulty: int,
        starving_rounds: int,
        *,
        blank: bool = False,
    ) -> None:
        super().__init__(blank=blank)
        self.box = box
        self.players = players
        self.difficulty = difficulty
        self.starving_rounds = starving_rounds
        """LB-V6: how many quiet rounds a siege bears; 0 for any number."""
        self.layout = NO_LAYOUT

        self.seat_hero = UNSET if blank else [NONE] * players
        self.seat_board = UNSET if blank else [NONE] * players
        self.board_seat = UNSET if blank else [NONE] * BOARDS

        self.place = UNSET if blank else [NONE] * players
        """Where each figure stands; NONE when it is not in the bastion."""
        self.life = UNSET if blank else [0] * players
        self.calls = UNSET if blank else [0] * players
        self.equipment = UNSET if blank else [0] * (players * TOKEN_COLOURS)
        self.condition = UNSET if blank else [HEALTHY] * players
        self.lying = UNSET if blank else [0] * players
        self.shadowed = UNSET if blank else [0] * players
        """1 where a Grasp of Evil lies on the hero board (LB-G2)."""

        self.slots = UNSET if blank else [NONE] * SLOTS
        """The card in each slot."""
        self.haunted = 0
        """The cards with a Grasp of Evil on them, as bits."""
        self.grasped = 0
        """The places whose tile has a Grasp of Evil, as bits."""

        self.supply = UNSET if blank else [0] * TOKEN_COLOURS
        self.life_supply = 0
        self.call_supply = 0
        self.grasp_supply = 0

        self.net = NONE
        """The effect (source) that the net covers."""
        self.trap = NONE
        """The slot in which the trap lies."""
        self.banner = NONE
        """The colour on the standard."""
        self.charm = NONE
        """The card under the charm."""

        self.deck = NO_PILE
        self.discard = UNSET if blank else []
        self.dice = UNSET if blank else []
        """The combat dice as they fell last; a grey one is the last of them."""

        self.board = NONE
        """The board whose turn it is."""
        self.turns = 0
        self.spent = 0
        """What the active hero has used up in this hero phase (bits)."""
        self.quiet = 0
        """Horde phases since a card was drawn, beaten, destroyed or discarded (LB-V6)."""
        self.warlords = 0
        """Warlords in this game."""
        self.warlords_beaten = 0
        self.ending = NOT_ENDED

    def clone(self) -> "Siege":
        other = Siege(self.box, self.players, self.difficulty, self.starving_rounds, blank=True)
        other.layout = self.layout
        other.seat_hero = self.seat_hero.copy()
        other.seat_board = self.seat_board.copy()
        other.board_seat = self.board_seat.copy()
        other.place = self.place.copy()
        other.life = self.life.copy()
        other.calls = self.calls.copy()
        other.equipment = self.equipment.copy()
        other.condition = self.condition.copy()
        other.lying = self.lying.copy()
        other.shadowed = self.shadowed.copy()
        other.slots = self.slots.copy()
        other.haunted = self.haunted
        other.grasped = self.grasped
        other.supply = self.supply.copy()
        other.life_supply = self.life_supply
        other.call_supply = self.call_supply
        other.grasp_supply = self.grasp_supply
        other.net = self.net
        other.trap = self.trap
        other.banner = self.banner
        other.charm = self.charm
        other.deck = self.deck.clone()
        other.discard = self.discard.copy()
        other.dice = self.dice.copy()
        other.board = self.board
        other.turns = self.turns
        other.spent = self.spent
        other.quiet = self.quiet
        other.warlords = self.warlords
        other.warlords_beaten = self.warlords_beaten
        other.ending = self.ending
        other.lane = self.lane
        other.heard = None
        other.copy_agendas(self)
        return other

    def numbers(self) -> list[int]:
        layout = self.layout
        flat = [self.players, self.difficulty, self.starving_rounds]
        flat += layout.tile_at
        flat += layout.board_at
        for several in (
            self.seat_hero,
            self.seat_board,
            self.board_seat,
            self.place,
            self.life,
            self.calls,
            self.equipment,
            self.condition,
            self.lying,
            self.shadowed,
            self.slots,
            self.supply,
            self.deck.numbers(),
            self.discard,
            self.dice,
        ):
            flat.append(len(several))
            flat += several
        flat += [
            self.haunted,
            self.grasped,
            self.life_supply,
            self.call_supply,
            self.grasp_supply,
            self.net,
            self.trap,
            self.banner,
            self.charm,
            self.board,
            self.turns,
            self.spent,
            self.quiet,
            self.warlords,
            self.warlords_beaten,
            self.ending,
        ]
        return flat

    # Reading heroes.

    def in_action(self, seat: Seat) -> bool:
        """Whether this hero's figure is in the bastion."""
        return seat >= 0 and self.place[seat] >= 0

    def has_power(self, seat: Seat, power: int) -> bool:
        """Whether this hero has this power and may use it now (LB-G2, LB-D2)."""
        return (
            self.place[seat] >= 0
            and self.condition[seat] == HEALTHY
            and not self.shadowed[seat]
            and self.box.hero_power[self.seat_hero[seat]] == power
        )

    def seat_of(self, hero: int) -> Seat:
        """The seat that plays a hero, or NONE."""
        return self.seat_hero.index(hero) if hero in self.seat_hero else NONE

    def heroes_in_action(self) -> list[Seat]:
        """The seats whose heroes are in action."""
        return [seat for seat in range(self.players) if self.place[seat] >= 0]

    def clockwise_from(self, seat: Seat) -> list[Seat]:
        """All seats in the order of play, beginning with one."""
        return [(seat + step) % self.players for step in range(self.players)]

    def decider(self) -> Seat:
        """LB-N3: who had the last turn, the nearest hero in action counting back."""
        board = self.board
        for _ in range(BOARDS):
            seat = self.board_seat[board]
            if self.in_action(seat):
                return seat
            board = self.layout.board_before(board)
        raise AssertionError("the game is over when no hero is in action")

    def holder_of(self, board: int) -> Seat:
        """The hero in action at a board, or NONE for a neutral one (LB-N1)."""
        seat = self.board_seat[board]
        return seat if self.in_action(seat) else NONE

    def tokens(self, seat: Seat) -> int:
        """How many round tokens a player has (LB-P5)."""
        first = seat * TOKEN_COLOURS
        return self.calls[seat] + sum(self.equipment[first : first + TOKEN_COLOURS])

    # Reading the board.

    def tile_under(self, seat: Seat) -> int:
        """The tile on which a figure stands."""
        return self.layout.tile_at[self.place[seat]]

    def is_grasped(self, place: int) -> bool:
        """Whether the tile on this place has a Grasp of Evil."""
        return bool(self.grasped >> place & 1)

    def grasped_tiles(self) -> int:
        """How many tiles are grasped."""
        return self.grasped.bit_count()

    def is_haunted(self, card: int) -> bool:
        """Whether a card has a Grasp of Evil on it."""
        return bool(self.haunted >> card & 1)

    def cards_in_play(self) -> list[int]:
        """The cards in the slots, in the order of the slots."""
        return [card for card in self.slots if card >= 0]

    def any_card(self) -> bool:
        """Whether a card is in play."""
        for card in self.slots:
            if card >= 0:
                return True
        return False

    def lies(self, card: int) -> bool:
        """Whether this card is in play."""
        for other in self.slots:
            if other == card:
                return True
        return False

    def slot_of(self, card: int) -> int:
        """The slot in which a card lies."""
        return self.slots.index(card)

    def is_full(self, board: int) -> bool:
        """Whether a board's three slots are filled (LB-T10: a trap alone leaves its slot free)."""
        first = board * SLOTS_A_BOARD
        return self.slots[first] >= 0 and self.slots[first + 1] >= 0 and self.slots[first + 2] >= 0

    def free_slots(self, board: int) -> list[int]:
        """The free slots of a board."""
        first = board * SLOTS_A_BOARD
        return [slot for slot in range(first, first + SLOTS_A_BOARD) if self.slots[slot] < 0]

    def all_free_slots(self) -> list[int]:
        """The free slots of all boards."""
        return [slot for slot in range(SLOTS) if self.slots[slot] < 0]

    def everything_full(self) -> bool:
        """Whether no slot is free anywhere (LB-H4)."""
        return NONE not in self.slots

    def is_in_force(self, card: int, effect: int) -> bool:
        """Whether a card in play has this effect, not covered by the net."""
        for source in self.box.card_sources[card]:
            if self.box.source_effect[source] == effect and source != self.net:
                return True
        return False

    def locked_dice(self) -> int:
        """How many white combat dice are missing in fights (LB-C10, LB-C18)."""
        locks = 0
        for card in self.slots:
            if card >= 0 and self.is_in_force(card, LOCK_DIE):
                locks += 1
        return min(locks, self.box.white_dice)

    def equipment_barred(self) -> bool:
        """LB-E13: no equipment in any fight."""
        for card in self.slots:
            if card >= 0 and self.is_in_force(card, NO_EQUIPMENT):
                return True
        return False

    def resistance(self, card: int) -> int:
        """LB-C6: what a card needs, lowered by standard and charm, at the least 0."""
        left = self.box.card_resistance[card]
        if self.box.card_colour[card] == self.banner:
            left -= 1
        if card == self.charm:
            left -= 1
        return max(left, 0)
