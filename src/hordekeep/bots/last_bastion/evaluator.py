"""What a world of Last Bastion is worth to the team, and what it tries."""

from typing import final

from hordekeep.bots.greedy import Evaluator, Foresight, Stage
from hordekeep.bots.last_bastion.fights import expected_fight, expected_reroll
from hordekeep.bots.last_bastion.harm import Harm
from hordekeep.bots.last_bastion.values import Values
from hordekeep.bots.last_bastion.warlords import in_play, worth_of_warlords
from hordekeep.games.last_bastion.model.actions import (
    Activate,
    Aim,
    Call,
    EndTurn,
    Fetch,
    Fight,
    Keep,
    Move,
    Pray,
    PutCharm,
    Reroll,
    Spend,
    StandUp,
)
from hordekeep.games.last_bastion.model.box import (
    BANNER,
    DISPENSARY,
    MARKET,
    TOKEN_COLOURS,
    VALOUR,
    WHITE,
)
from hordekeep.games.last_bastion.model.layout import SLOTS_A_BOARD
from hordekeep.games.last_bastion.model.state import DEAD, WON, WOUNDED, Siege
from hordekeep.games.last_bastion.model.tile_actions import Swap
from hordekeep.games.last_bastion.rules.combat import Aiming, Assault, CombatRoll
from hordekeep.games.last_bastion.rules.effects import InOrder
from hordekeep.games.last_bastion.rules.hero_phase import HeroPhase
from hordekeep.games.last_bastion.rules.placement import Draw, board_of_slot
from hordekeep.games.last_bastion.rules.rerolls import MayReroll, RollAgain
from hordekeep.games.last_bastion.rules.tiles import Commanding, MarketRoll
from hordekeep.games.last_bastion.rules.turn import Turn
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.state import State
from hordekeep.kernel.play.term import NONE


@final
class LastBastionEvaluator(Evaluator):
    """A team that knows its odds, fears the third tile and the last life, and plans one phase."""

    def __init__(self, values: Values) -> None:
        self.values = values
        self._harm = Harm(values)
        self.claimed: list[int] = []
        """Cards that somebody else wants to beat."""

    # What to weigh.

    def stages(self, world: State, actions: list[Action]) -> list[Stage]:
        assert isinstance(world, Siege)
        frame = world.agenda[-1]
        if not isinstance(frame, HeroPhase):
            return [Stage(self._small(world, actions), 0.0)]
        gifts: list[Action] = []
        deeds: list[Action] = []
        calls: list[Action] = []
        ends: list[Action] = []
        for action in actions:
            if isinstance(action, (Fetch, PutCharm)):
                gifts.append(action)
            elif isinstance(action, Call):
                calls.append(action)
            elif isinstance(action, EndTurn):
                ends.append(action)
            else:
                deeds.append(action)
        if in_play(world):
            deeds += [action for action in calls if prepares(world, action)]
        stages = [Stage(gifts, 0.0), Stage(deeds, 0.0), Stage(calls, self.values.call_margin)]
        return [stage for stage in stages if stage.actions] + [Stage(ends, 0.0)]

    def _small(self, world: Siege, actions: list[Action]) -> list[Action]:
        frame = world.agenda[-1]
        if isinstance(frame, MayReroll):
            return [one for one in actions if isinstance(one, Keep) or _rerolls_misses(world, one)]
        return actions

    def plies(self, world: State, action: Action) -> int:
        assert isinstance(world, Siege)
        if isinstance(action, (Move, StandUp, Pray)):
            return 1
        if isinstance(action, Call) and prepares(world, action):
            return 2 if in_play(world) else 0
        if isinstance(action, (Activate, Fight)):
            frame = world.agenda[-1]
            if isinstance(frame, HeroPhase) and world.has_power(frame.seat, VALOUR):
                return 1
        return 0

    def goes_on(self, world: State, actions: list[Action]) -> list[Action]:
        tried: list[Action] = []
        for action in actions:
            if isinstance(action, (Activate, Fight, Pray)):
                tried.append(action)
        return tried

    def tries(self, world: State, actions: list[Action]) -> list[Action]:
        assert isinstance(world, Siege)
        frame = world.agenda[-1]
        if isinstance(frame, InOrder):
            return actions[:1]
        if isinstance(frame, Aiming):
            return [self._best_aim(world, actions)]
        if isinstance(frame, Assault):
            return _one_spender(actions)
        if isinstance(frame, MayReroll):
            return [one for one in actions if isinstance(one, Keep)]
        if isinstance(frame, Commanding):
            return _one_shift(frame, actions)
        return actions

    def _best_aim(self, world: Siege, actions: list[Action]) -> Action:
        """The pair whose cards do the most harm for their resistance."""
        best, most = actions[0], -1.0
        for action in actions:
            assert isinstance(action, Aim)
            harm = 0.0
            for card in action.cards:
                harm += self._harm.of_card(world, card) / (1 + world.resistance(card))
            if harm > most:
                best, most = action, harm
        return best

    # Where worlds rest, and what they are worth.

    def rests(self, world: State) -> bool:
        frame = world.agenda[-1]
        if isinstance(frame, HeroPhase):
            assert isinstance(world, Siege)
            return world.in_action(frame.seat)
        return isinstance(frame, Turn)

    def worth(self, world: State) -> float:
        assert isinstance(world, Siege)
        values = self.values
        if world.over:
            return values.win if world.ending == WON else -values.win
        worth = worth_of_warlords(world, values) - self._harm.of_boards(world)
        worth += self._trap(world)
        for card in self.claimed:
            if card not in world.slots:
                worth -= values.claimed
        colours = _cards_by_colour(world)
        for seat in range(world.players):
            worth += self._hero(world, seat, colours)
        return worth

    def standing(self, siege: Siege, harms: list[float]) -> float:
        """The part of a world's worth that hangs on where heroes stand; `harms` are the cards'."""
        return self._harm.nearness(siege, harms) + worth_of_warlords(siege, self.values)

    def _hero(self, siege: Siege, seat: Seat, colours: list[int]) -> float:
        """What a hero brings: life, tokens, condition; `colours` are those of the cards in play."""
        values = self.values
        if siege.place[seat] < 0:
            return -values.dead if siege.condition[seat] == DEAD else -values.out
        worth = self._harm.life(siege.life[seat]) + values.call * siege.calls[seat]
        first = seat * TOKEN_COLOURS
        for colour in range(TOKEN_COLOURS):
            held = siege.equipment[first + colour]
            if held:
                worth += held * (values.token + values.token_in_colour * colours[colour])
        if siege.condition[seat] == WOUNDED:
            worth -= values.wounded
        if siege.shadowed[seat]:
            worth -= values.shadowed
        if siege.lying[seat]:
            worth -= values.lying
        return worth

    def _trap(self, siege: Siege) -> float:
        """What the trap is worth where it lies."""
        if siege.trap < 0:
            return 0.0
        free = len(siege.free_slots(board_of_slot(siege.trap)))
        return self.values.trap + self.values.trap_by_card * (SLOTS_A_BOARD - free)

    def foresees(self, world: State, foresight: Foresight) -> float | None:
        assert isinstance(world, Siege)
        frame = world.agenda[-1]
        if isinstance(frame, Draw):
            world.skip()
            return foresight.outcome(world) - self.values.draw
        if isinstance(frame, MarketRoll):
            world.skip()
            return foresight.outcome(world) + self.values.market
        if isinstance(frame, CombatRoll):
            return expected_fight(world, frame, foresight, self.values)
        if isinstance(frame, RollAgain):
            return expected_reroll(world, frame, foresight, self.values)
        return None


def _cards_by_colour(siege: Siege) -> list[int]:
    """How many cards of each colour lie in slots."""
    colours = [0] * TOKEN_COLOURS
    for card in siege.slots:
        if card >= 0:
            colours[siege.box.card_colour[card]] += 1
    return colours


def prepares(world: Siege, action: Action) -> bool:
    """Whether a Call to Arms can help a fight that comes after it."""
    if not isinstance(action, Call):
        return False
    return world.box.tile_power[action.tile] in (BANNER, DISPENSARY, MARKET)


def _rerolls_misses(world: Siege, action: Action) -> bool:
    """Whether exactly the dice that count against no card of the fight are rerolled."""
    below = world.agenda[-2]
    if not isinstance(action, Reroll) or not isinstance(below, Assault):
        return False
    colours = [world.box.card_colour[card] for card in below.cards()]
    misses = 0
    for die, face in enumerate(world.dice):
        if face not in colours and face != WHITE:
            misses |= 1 << die
    return action.dice == misses


def _one_shift(frame: Commanding, actions: list[Action]) -> list[Action]:
    """Ahead, the Tower moves one card and swaps none."""
    if frame.moved != NONE:
        return actions[-1:]
    return [one for one in actions if not isinstance(one, Swap)]


def _one_spender(actions: list[Action]) -> list[Action]:
    """For each card only the first hero who can lay a token: whose it is matters little."""
    tried: list[Action] = []
    cards: list[int] = []
    for action in actions:
        if isinstance(action, Spend):
            if action.card in cards:
                continue
            cards.append(action.card)
        tried.append(action)
    return tried
