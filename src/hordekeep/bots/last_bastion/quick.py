"""The quick player of Last Bastion, for playouts: a look at what could be done, no plan."""

from typing import Final, final

from hordekeep.bots.last_bastion.evaluator import LastBastionEvaluator
from hordekeep.bots.last_bastion.harm import EachHarm, Harm
from hordekeep.bots.last_bastion.promises import Promises
from hordekeep.bots.last_bastion.values import VALUES
from hordekeep.games.last_bastion.model.actions import Beat, Move, Spend
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.model.tile_actions import Destroy, Treat
from hordekeep.games.last_bastion.rules.choices import GrantedMove
from hordekeep.games.last_bastion.rules.combat import Assault
from hordekeep.games.last_bastion.rules.effects import InOrder
from hordekeep.games.last_bastion.rules.hero_phase import HeroPhase
from hordekeep.games.last_bastion.rules.tiles import Destroying, Treating
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.driver import Chooser
from hordekeep.kernel.play.frame import AnyFrame, Ask
from hordekeep.kernel.play.seat import MAIN, Seat
from hordekeep.kernel.play.state import State
from hordekeep.kernel.play.term import NONE

LEAST: Final = 0.1
"""What an action must promise to be better than ending the turn."""
WARLORD: Final = 16.0
"""What a beaten warlord is worth, besides the harm that it does."""
MOST_LIFE: Final = 99
MOST_TRIED: Final = 20
"""How many actions of a small decision are tried out."""


@final
class QuickSiege(Chooser):
    """Goes where a fight or a tile promises most, and tries small decisions out one step deep."""

    def __init__(self) -> None:
        self._evaluator = LastBastionEvaluator(VALUES)
        self._harm = Harm(VALUES)
        self._planned: Action | None = None
        """What a hero goes somewhere for."""
        self._turn = NONE
        self._slots: list[int] = []
        self._cards = EachHarm()
        """What the cards in these slots cost, as it was weighed in this turn."""

    def choose(self, state: State, lane: int, asked: Ask) -> Action | None:
        actions = asked.actions
        if len(actions) == 1:
            return actions[0]
        assert isinstance(state, Siege)
        frame = state.agenda[-1]
        if isinstance(frame, HeroPhase):
            return self._act(state, asked.seat, actions)
        if isinstance(frame, Assault):
            return self._assault(state, actions)
        return self._small(state, frame, actions)

    # The hero phase.

    def _act(self, siege: Siege, seat: Seat, actions: list[Action]) -> Action:
        planned, self._planned = self._planned, None
        if planned is not None and planned in actions:
            return planned
        if siege.turns != self._turn or siege.slots != self._slots:
            self._turn, self._slots = siege.turns, siege.slots.copy()
            self._cards = self._harm.of_each(siege)
        promises = Promises(siege, seat, self._evaluator, self._cards)
        best, most = actions[-1], LEAST
        for action in actions:
            worth = promises.of(action)
            if worth > most:
                best, most = action, worth
        if isinstance(best, Move):
            self._planned = promises.deed_at(siege.layout.place_of[best.tile])
        return best

    # Fights.

    def _assault(self, siege: Siege, actions: list[Action]) -> Action:
        """Beats the worst cards that fall; lays tokens where that fells one."""
        best, most = actions[-1], 0.0
        for action in actions:
            worth = 0.0
            if isinstance(action, Beat):
                for card in action.cards:
                    worth += 2.0 + self._card(siege, card)
            elif isinstance(action, Spend):
                worth = 1.0 + self._card(siege, action.card)
            if worth > most:
                best, most = action, worth
        return best

    def _card(self, siege: Siege, card: int) -> float:
        harm = self._harm.of_card(siege, card)
        return harm + WARLORD if siege.box.is_warlord(card) else harm

    def _worst(self, siege: Siege, actions: list[Action]) -> Action:
        """The card that it is best to be rid of, as it was weighed in this turn."""
        best, most = actions[0], 0.0
        for action in actions:
            if isinstance(action, Destroy):
                worth = self._cards.gone[siege.slot_of(action.card)]
                if worth > most:
                    best, most = action, worth
        return best

    # Everything else.

    def _small(self, siege: Siege, frame: AnyFrame, actions: list[Action]) -> Action:
        if isinstance(frame, InOrder):
            return actions[0]
        if isinstance(frame, GrantedMove) and siege.slots == self._slots:
            return self._go(siege, frame.seat, actions)
        if isinstance(frame, Treating):
            return _weakest(siege, actions)
        if isinstance(frame, Destroying) and siege.slots == self._slots:
            return self._worst(siege, actions)
        return self._try_out(siege, actions)

    def _go(self, siege: Siege, seat: Seat, actions: list[Action]) -> Action:
        """Where it is best to stand, as the cards lie; who lies stands up."""
        if siege.lying[seat]:
            return actions[0]
        tried = siege.clone()
        best, most = actions[-1], self._evaluator.standing(tried, self._cards.itself)
        for action in actions:
            if isinstance(action, Move):
                tried.place[seat] = siege.layout.place_of[action.tile]
                worth = self._evaluator.standing(tried, self._cards.itself)
                if worth > most:
                    best, most = action, worth
        return best

    def _try_out(self, siege: Siege, actions: list[Action]) -> Action:
        """The action after which things look best at once."""
        best, most = actions[0], 0.0
        for number, action in enumerate(actions[:MOST_TRIED]):
            world = siege.clone()
            world.answer(MAIN, action)
            world.settle(MAIN)
            worth = self._evaluator.worth(world)
            if number == 0 or worth > most:
                best, most = action, worth
        return best


def _weakest(siege: Siege, actions: list[Action]) -> Action:
    """The hero with the least life."""
    best, least = actions[0], MOST_LIFE
    for action in actions:
        if isinstance(action, Treat) and siege.life[siege.seat_of(action.hero)] < least:
            best, least = action, siege.life[siege.seat_of(action.hero)]
    return best
