"""What the cards in play will do to the team, weighed board by board in the order of play."""

from typing import Final, final

from hordekeep.bots.last_bastion.values import Values
from hordekeep.games.last_bastion.model.box import (
    ALL_LOSE_MOVE,
    ALL_RETURN_TOKEN,
    BOARDS,
    CONTINUOUS,
    DISCARD_BOTTOM,
    DRAW_HORDE,
    EFFECTS,
    GRASP_ALL_BOARDS,
    GRASP_OWN_BOARD,
    HAUNT,
    LOCK_DIE,
    LOSE_LIFE,
    LOSE_OWN_MOVE,
    NO_EQUIPMENT,
    RECURRING,
    RETURN_TOKEN,
    ROLL_CORRUPTION,
    WHITE_IMMUNE,
)
from hordekeep.games.last_bastion.model.layout import NEIGHBOURS, PLACES, SLOTS, SLOTS_A_BOARD
from hordekeep.games.last_bastion.model.state import WARLORD_BACK, Siege
from hordekeep.games.last_bastion.rules.hero_phase import HeroPhase
from hordekeep.kernel.play.seat import Seat

A_THIRD: Final = 1 / 3
A_SIXTH: Final = 1 / 6
UNWEIGHED: Final = 0.5
"""What a bad effect costs that has no value of its own."""


@final
class Toll:
    """What the next horde phase of a board takes; `soon` is how much of it nobody can prevent."""

    def __init__(self, soon: float, again: float) -> None:
        self.soon = soon
        self.again = again
        self.cost = 0.0
        self.lives = 0.0
        self.grasps = 0.0
        """Tiles that go dark."""


@final
class EachHarm:
    """What the cards in play cost, by slot."""

    def __init__(self) -> None:
        self.itself = [0.0] * SLOTS
        """What a card does, lives and tiles that go dark apart."""
        self.gone = [0.0] * SLOTS
        """What it is worth that it is gone, but for who stands near it."""
        self.grasps = [0.0] * SLOTS
        """Tiles that go dark by it."""


@final
class Harm:
    """Weighs the boards of a siege with one set of values."""

    def __init__(self, values: Values) -> None:
        self.values = values
        self._once = [0.0 if effect.good else UNWEIGHED for effect in EFFECTS]
        """What a recurring effect costs when it happens once."""
        self._once[DRAW_HORDE] = values.draw
        self._once[RETURN_TOKEN] = values.lost_token
        self._once[ALL_RETURN_TOKEN] = values.lost_token * 3
        self._once[GRASP_OWN_BOARD] = values.shadowed * 0.6
        self._once[GRASP_ALL_BOARDS] = values.shadowed * 2
        self._once[LOSE_OWN_MOVE] = values.lying
        self._once[ALL_LOSE_MOVE] = values.lying * 2
        self._standing = [0.0] * len(EFFECTS)
        """What a continuous effect costs."""
        self._standing[LOCK_DIE] = values.lock_die
        self._standing[NO_EQUIPMENT] = values.no_equipment
        self._standing[WHITE_IMMUNE] = values.resistance

    def of_boards(self, siege: Siege) -> float:
        """What all cards in play cost; less what it is worth to stand near the worst of them."""
        values = self.values
        helpers = _hero_phases_ahead(siege)
        grasping = float(siege.grasped_tiles())
        harms = [0.0] * SLOTS
        cost = 0.0
        board = max(siege.board, 0)
        for _ in range(BOARDS):
            board = siege.layout.next_board(board)
            seat = siege.holder_of(board)
            soon = values.soon[helpers]
            toll = Toll(soon, soon + values.later)
            self._add_board(siege, board, toll, harms)
            if seat >= 0 and not siege.is_full(board):
                toll.cost += values.next_draw
            if toll.lives:
                toll.cost += toll.again * self._lost_life(siege, seat, toll.lives)
            cost += toll.cost
            grasping += toll.grasps
            if seat >= 0:
                helpers += 1
        return cost + self._grasps(grasping) - self.nearness(siege, harms)

    def of_each(self, siege: Siege) -> "EachHarm":
        """What every card in play costs, one by one."""
        values = self.values
        found = EachHarm()
        helpers = _hero_phases_ahead(siege)
        grasping = float(siege.grasped_tiles())
        board = max(siege.board, 0)
        for _ in range(BOARDS):
            board = siege.layout.next_board(board)
            seat = siege.holder_of(board)
            soon = values.soon[helpers]
            grasping += self._each_of_board(siege, board, soon, found)
            if seat >= 0:
                helpers += 1
        whole = self._grasps(grasping)
        for slot in range(SLOTS):
            if found.grasps[slot]:
                found.gone[slot] += whole - self._grasps(grasping - found.grasps[slot])
        return found

    def of_card(self, siege: Siege, card: int) -> float:
        """What a card in play costs, roughly."""
        cost = self._lying_there(siege, card)
        for source in siege.box.card_sources[card]:
            if source != siege.net and siege.box.source_column[source] == RECURRING:
                cost += 1.5
        return cost

    def life(self, life: float) -> float:
        """What a hero's life tokens are worth, also between whole numbers."""
        table = self.values.life
        if life <= 0:
            return -self.values.out
        whole = int(life)
        last = len(table) - 1
        if whole >= last:
            return table[last] + (life - last) * self.values.more_life
        low = table[whole] if whole else -self.values.out
        return low + (life - whole) * (table[whole + 1] - low)

    # One board.

    def _add_board(self, siege: Siege, board: int, toll: Toll, harms: list[float]) -> None:
        first = board * SLOTS_A_BOARD
        cards = 0
        for slot in range(first, first + SLOTS_A_BOARD):
            card = siege.slots[slot]
            if card >= 0:
                cards += 1
                before = toll.cost
                self._add_card(siege, card, toll)
                harms[slot] = toll.cost - before
        if cards == SLOTS_A_BOARD:
            self._add_effect(siege, siege.box.board_effect[board], toll)
            toll.cost += self.values.full_board  # it draws no card, which is worth something
        elif cards == SLOTS_A_BOARD - 1:
            toll.cost += self.values.two_on_board

    def _each_of_board(self, siege: Siege, board: int, soon: float, found: "EachHarm") -> float:
        """Weighs the cards of a board; returns the tiles that go dark."""
        first = board * SLOTS_A_BOARD
        again = soon + self.values.later
        seat = siege.holder_of(board)
        taken = [slot for slot in range(first, first + SLOTS_A_BOARD) if siege.slots[slot] >= 0]
        whole = Toll(soon, again)  # what ends with whichever card goes first
        if len(taken) == SLOTS_A_BOARD:
            self._add_effect(siege, siege.box.board_effect[board], whole)
            whole.cost += self.values.full_board - self.values.two_on_board
            if seat >= 0:
                whole.cost -= self.values.next_draw
        elif len(taken) == SLOTS_A_BOARD - 1:
            whole.cost += self.values.two_on_board
        lives, grasps = whole.lives, whole.grasps
        lost = [0.0] * SLOTS_A_BOARD
        for slot in taken:
            toll = Toll(soon, again)
            self._add_card(siege, siege.slots[slot], toll)
            found.itself[slot] = toll.cost
            found.gone[slot] = toll.cost + whole.cost
            found.grasps[slot] = toll.grasps + whole.grasps
            lost[slot - first] = toll.lives + whole.lives
            lives += toll.lives
            grasps += toll.grasps
        if lives:
            cost = self._lost_life(siege, seat, lives)
            for slot in taken:
                less = self._lost_life(siege, seat, lives - lost[slot - first])
                found.gone[slot] += again * (cost - less)
        return grasps

    def _add_card(self, siege: Siege, card: int, toll: Toll) -> None:
        box = siege.box
        toll.cost += self._lying_there(siege, card)
        for source in box.card_sources[card]:
            if source == siege.net or box.source_column[source] != RECURRING:
                continue
            deed = box.source_effect[source]
            if deed == HAUNT:
                self._add_haunting(siege, card, toll)
            else:
                self._add_effect(siege, deed, toll)
                if deed == LOSE_LIFE:
                    toll.cost += self.values.wound

    def _add_haunting(self, siege: Siege, card: int, toll: Toll) -> None:
        toll.cost += self.values.haunted * toll.again
        if siege.is_haunted(card):
            toll.cost += self.values.haunted
            toll.grasps += toll.soon

    def _lying_there(self, siege: Siege, card: int) -> float:
        """What a card costs as long as it lies: what it takes to beat it, continuous effects."""
        values = self.values
        box = siege.box
        cost = values.card + values.resistance * siege.resistance(card)
        for source in box.card_sources[card]:
            if box.source_column[source] == CONTINUOUS and source != siege.net:
                cost += self._standing[box.source_effect[source]]
        return cost

    def _add_effect(self, siege: Siege, deed: int, toll: Toll) -> None:
        """A recurring effect, or that of a full board."""
        values = self.values
        if deed == LOSE_LIFE:
            toll.lives += 1.0
        elif deed == ROLL_CORRUPTION:
            toll.lives += A_THIRD
            toll.grasps += A_SIXTH * toll.soon
            toll.cost += toll.again * values.corruption
        elif deed == DISCARD_BOTTOM:
            toll.cost += self._bottom(siege, toll.soon)
        else:
            toll.cost += toll.again * self._once[deed]

    def _bottom(self, siege: Siege, soon: float) -> float:
        """LB-B2: what the card at the bottom costs when it is discarded."""
        back = siege.deck.bottom_back()
        if back == WARLORD_BACK:
            return self.values.bottom_warlord * soon
        return self.values.bottom if back >= 0 else 0.0

    def _lost_life(self, siege: Siege, seat: Seat, lives: float) -> float:
        """What so many lives cost the hero of a board, or whoever can spare them best."""
        if seat >= 0:
            life = siege.life[seat]
            return self.life(life) - self.life(life - lives)
        least = self.values.win
        for life in siege.life:
            if life > 0:
                least = min(least, self.life(life) - self.life(life - lives))
        return least

    # The whole bastion.

    def _grasps(self, grasping: float) -> float:
        """What so many grasped tiles cost, those that are about to be included."""
        table = self.values.grasped
        whole = min(int(grasping), len(table) - 2)
        part = min(grasping - whole, 1.0)
        return table[whole] + part * (table[whole + 1] - table[whole])

    def nearness(self, siege: Siege, harms: list[float]) -> float:
        """What it is worth that heroes can reach the worst cards in one move."""
        faced = [0.0] * PLACES
        for slot in range(SLOTS):
            if harms[slot]:
                faced[siege.layout.lines[slot][0]] += harms[slot]
        worth = 0.0
        for here in siege.place:
            if here >= 0:
                worst = faced[here]
                for place in NEIGHBOURS[here]:
                    worst = max(worst, faced[place])
                worth += worst
        return worth * self.values.near


def _hero_phases_ahead(siege: Siege) -> int:
    """1 when the active hero will still act before the next board's turn, otherwise 0."""
    for frame in siege.agenda:
        if isinstance(frame, HeroPhase) and siege.in_action(frame.seat):
            return 1
    return 0
