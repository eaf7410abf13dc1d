"""What each action of a hero phase promises the quick player, one step ahead."""

from typing import Final, final

from hordekeep.bots.last_bastion.evaluator import LastBastionEvaluator
from hordekeep.bots.last_bastion.fights import chance_of_hits
from hordekeep.bots.last_bastion.harm import EachHarm
from hordekeep.bots.last_bastion.values import VALUES
from hordekeep.games.last_bastion.model.actions import (
    Activate,
    Call,
    Fetch,
    Fight,
    Move,
    Pray,
    PutCharm,
    StandUp,
)
from hordekeep.games.last_bastion.model.box import (
    ALL_LOSE_MOVE,
    ALL_RETURN_TOKEN,
    BANNER,
    CROSSBOWS,
    DISPENSARY,
    DRAW_HORDE,
    EFFECTS,
    EXIT,
    FOUNTAIN,
    GAIN_CALL,
    GAIN_EQUIPMENT,
    GAIN_LIFE,
    GAIN_LIFE_AND_CALL,
    GRASP_ALL_BOARDS,
    GRASP_OWN_BOARD,
    LOSE_LIFE,
    MARKET,
    NET,
    REMOVE_GRASP,
    RETURN_TOKEN,
    ROLL_CORRUPTION,
    TAVERN,
    TOKEN_COLOURS,
    TOMB,
    TOWER,
    TRAP,
    WHITE_IMMUNE,
)
from hordekeep.games.last_bastion.model.layout import PLACES, SLOTS
from hordekeep.games.last_bastion.model.state import ACTIVATED, FOUGHT, OUT, Siege
from hordekeep.games.last_bastion.rules.combat import combat_dice
from hordekeep.games.last_bastion.rules.hero_phase import ACTIVATES, FIGHT
from hordekeep.games.last_bastion.rules.tile_uses import FOUNTAIN_MOST
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE

UNKNOWN: Final = -99.0
ON_THE_WAY: Final = 0.95
"""How much of what a place promises counts while the hero has still to go there."""
SECOND: Final = 0.4
"""How much the second best card within reach counts: both may fall."""
TOKEN: Final = 0.3
CALL: Final = 1.9
PRAY: Final = 1.5
STAND_UP: Final = 0.9
REVIVAL: Final = 16.0
DISPENSED: Final = 0.7
NETTED: Final = 0.05
"""What covering one effect is worth, of being rid of the worst card that was looked at."""
BANNERED: Final = 0.6
TRAPPED: Final = 2.0
SHIFTED: Final = 0.6
GRANTED_MOVE: Final = 0.9
LIFE_SPENT: Final = 1.0
"""What a life paid at the Tomb costs beyond its worth: beaten cards bring something instead."""
EXITS: Final[list[float]] = [0.0] * len(EFFECTS)
"""What the exits of a beaten card bring, or cost."""
EXITS[DRAW_HORDE] = -1.6
EXITS[LOSE_LIFE] = -2.0
EXITS[RETURN_TOKEN] = -0.6
EXITS[ROLL_CORRUPTION] = -1.2
EXITS[GRASP_OWN_BOARD] = -1.0
EXITS[ALL_RETURN_TOKEN] = -1.8
EXITS[GRASP_ALL_BOARDS] = -2.4
EXITS[ALL_LOSE_MOVE] = -1.6
EXITS[GAIN_EQUIPMENT] = 0.6
EXITS[GAIN_LIFE] = 1.5
EXITS[GAIN_CALL] = 1.6
EXITS[REMOVE_GRASP] = 1.0
EXITS[GAIN_LIFE_AND_CALL] = 3.1


@final
class Promises:
    """What the actions of a hero phase promise, as things stand.

    Things are taken away from a copy, or put there, and its worth is compared.
    """

    def __init__(
        self, siege: Siege, seat: Seat, evaluator: LastBastionEvaluator, cards: EachHarm
    ) -> None:
        self.siege = siege
        self.seat = seat
        self._scratch = siege.clone()
        self._evaluator = evaluator
        self._now = 0.0
        self._weighed = False
        """Whether `_now` is what the siege is worth: that is only asked for where it is needed."""
        self._dice = combat_dice(siege, seat)
        self._barred = siege.equipment_barred()
        self._acted = bool(siege.spent & (FOUGHT | ACTIVATED))
        self._cards = cards
        self._fights = [UNKNOWN] * PLACES
        """What a fight from each place is worth, once it was asked for."""
        self._tiles = [UNKNOWN] * PLACES
        """What each tile is worth, likewise."""

    def of(self, action: Action) -> float:
        """What an action promises."""
        siege = self.siege
        worth = 0.0
        if isinstance(action, Move):
            worth = self._place(siege.layout.place_of[action.tile])
        elif isinstance(action, Fight):
            worth = self.fight(siege.place[self.seat])
        elif isinstance(action, Activate):
            worth = self.tile(action.tile)
        elif isinstance(action, Call):
            worth = self.tile(action.tile) - CALL
        elif isinstance(action, PutCharm):
            worth = self._charm(action.card)
        elif isinstance(action, Fetch):
            worth = self._token(action.colour)
        elif isinstance(action, Pray):
            worth = PRAY * siege.grasped_tiles() + PRAY
        elif isinstance(action, StandUp):
            worth = STAND_UP
        return worth

    def _worth_now(self) -> float:
        if not self._weighed:
            self._now = self._evaluator.worth(self.siege)
            self._weighed = True
        return self._now

    def _gain(self, changed: Siege) -> float:
        """How much more the changed copy is worth."""
        return self._evaluator.worth(changed) - self._worth_now()

    def _charm(self, card: int) -> float:
        """LB-R2: what the charm is worth on a card, against where it lies."""
        scratch = self._scratch
        before = scratch.charm
        if before >= 0 and not scratch.box.is_warlord(card):
            return 0.0
        scratch.charm = card
        worth = self._gain(scratch)
        scratch.charm = before
        return worth

    def _place(self, place: int) -> float:
        """What going to a place promises: the fight or the tile there; later, to stand there."""
        if self._acted:
            scratch = self._scratch
            here = scratch.place[self.seat]
            scratch.place[self.seat] = place
            worth = self._evaluator.standing(scratch, self._cards.itself)
            scratch.place[self.seat] = here
            return worth - self._evaluator.standing(scratch, self._cards.itself)
        best = self.fight(place)
        if not self.siege.is_grasped(place):
            best = max(best, self.tile(self.siege.layout.tile_at[place]))
        return ON_THE_WAY * best

    def deed_at(self, place: int) -> Action | None:
        """What a hero who has not acted yet goes to a place for."""
        if self._acted:
            return None
        tile = self.siege.layout.tile_at[place]
        if self.siege.is_grasped(place) or self.fight(place) >= self.tile(tile):
            return FIGHT
        return ACTIVATES[tile]

    # Fights.

    def fight(self, place: int) -> float:
        """What a fight from a place promises."""
        if self._fights[place] == UNKNOWN:
            self._fights[place] = self._fought(place)
        return self._fights[place]

    def _fought(self, place: int) -> float:
        siege = self.siege
        slots = siege.layout.slots_at[place]
        if siege.has_power(self.seat, CROSSBOWS):
            slots = siege.layout.slots_in_line[place]
        best, second = 0.0, 0.0
        for slot in slots:
            if siege.slots[slot] < 0:
                continue
            worth = self._against(slot, place)
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
        return best + SECOND * second

    def _against(self, slot: int, place: int) -> float:
        """What fighting one card promises: how likely it falls, times what that is worth."""
        siege = self.siege
        card = siege.slots[slot]
        need = siege.resistance(card)
        laid = min(self._tokens(siege.box.card_colour[card], place), need)
        immune = siege.is_in_force(card, WHITE_IMMUNE)
        chance = chance_of_hits(self._dice, need - laid, immune=immune)
        return chance * (self._beaten(slot) - TOKEN * laid)

    def rid_of(self, slot: int) -> float:
        """What it is worth that the card in a slot is gone."""
        scratch = self._scratch
        card = scratch.slots[slot]
        if not scratch.box.is_warlord(card):
            return self._cards.gone[slot]
        scratch.slots[slot] = NONE
        worth = self._gain(scratch)
        scratch.slots[slot] = card
        return worth

    def _beaten(self, slot: int) -> float:
        """What it is worth to beat the card in a slot: it is gone, and its exits happen."""
        siege = self.siege
        card = siege.slots[slot]
        if siege.box.is_warlord(card) and siege.warlords_beaten + 1 == siege.warlords:
            return VALUES.win - self._worth_now()
        worth = self.rid_of(slot)
        for source in siege.box.card_sources[card]:
            if source != siege.net and siege.box.source_column[source] == EXIT:
                worth += EXITS[siege.box.source_effect[source]]
        return worth

    def _tokens(self, colour: int, place: int) -> int:
        """Tokens of a colour that could be laid in a fight from there."""
        if self._barred:
            return 0
        siege = self.siege
        count = siege.equipment[self.seat * TOKEN_COLOURS + colour]
        for other in range(siege.players):
            if other != self.seat and siege.place[other] == place:
                count += siege.equipment[other * TOKEN_COLOURS + colour]
        return count

    # Tiles.

    def tile(self, tile: int) -> float:
        """What activating a tile promises."""
        if self._tiles[tile] == UNKNOWN:
            self._tiles[tile] = self._power(self.siege.box.tile_power[tile])
        return self._tiles[tile]

    def _power(self, power: int) -> float:
        siege = self.siege
        worth = 0.0
        if power == TAVERN:
            worth = self._treat()
        elif power == TOMB:
            worth = self._destroy()
        elif power == FOUNTAIN:
            worth = self._cleanse()
        elif power == DISPENSARY:
            worth = REVIVAL if OUT in siege.condition else self._dispense()
        elif power == MARKET:
            worth = VALUES.market
        elif power == NET:
            worth = NETTED * self._worst()
        elif power == BANNER:
            worth = self._raise()
        elif power == TRAP:
            worth = TRAPPED if siege.trap < 0 else 0.0
        elif power == TOWER:
            worth = SHIFTED
        return worth

    def _treat(self) -> float:
        """LB-T4: what a life is worth to whoever has least, and a move."""
        scratch = self._scratch
        weakest = NONE
        for seat in range(scratch.players):
            life = scratch.life[seat]
            if life > 0 and (weakest < 0 or life < scratch.life[weakest]):
                weakest = seat
        scratch.life[weakest] += 1
        worth = self._gain(scratch)
        scratch.life[weakest] -= 1
        return worth + GRANTED_MOVE

    def _destroy(self) -> float:
        """LB-T8: the worst monster, for a life."""
        worst = self._worst()
        scratch = self._scratch
        scratch.life[self.seat] -= 1
        price = -self._gain(scratch)
        scratch.life[self.seat] += 1
        return worst - price - LIFE_SPENT

    def _worst(self) -> float:
        """What it is worth to be rid of the worst monster."""
        siege = self.siege
        worst = 0.0
        for slot in range(SLOTS):
            card = siege.slots[slot]
            if card >= 0 and not siege.box.is_warlord(card):
                worst = max(worst, self.rid_of(slot))
        return worst

    def _cleanse(self) -> float:
        """LB-T6: two Grasps of Evil less, those on tiles first."""
        scratch = self._scratch
        grasped, haunted = scratch.grasped, scratch.haunted
        for _ in range(FOUNTAIN_MOST):
            if scratch.grasped:
                scratch.grasped &= scratch.grasped - 1
            else:
                scratch.haunted &= scratch.haunted - 1
        worth = self._gain(scratch)
        scratch.grasped, scratch.haunted = grasped, haunted
        return worth

    def _dispense(self) -> float:
        """LB-T7: a token; it is worth most against a warlord."""
        best = DISPENSED
        for card in self.siege.slots:
            if card >= self.siege.box.monsters:
                best = max(best, self._token(self.siege.box.card_colour[card]))
        return best

    def _token(self, colour: int) -> float:
        """What a token of a colour is worth in the own hand."""
        held = self._scratch.equipment
        own = self.seat * TOKEN_COLOURS + colour
        held[own] += 1
        worth = self._gain(self._scratch)
        held[own] -= 1
        return worth

    def _raise(self) -> float:
        """LB-T5: a banner against the warlord in play; otherwise it can wait."""
        scratch = self._scratch
        before = scratch.banner
        best = BANNERED
        for card in scratch.slots:
            if card >= scratch.box.monsters:
                scratch.banner = scratch.box.card_colour[card]
                best = max(best, self._gain(scratch))
        scratch.banner = before
        return best
