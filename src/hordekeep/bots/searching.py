"""Searching: playouts in worlds, and what a world is worth to a seat."""

from typing import Final, Protocol, final

from hordekeep.bots.game_search import GameSearch
from hordekeep.bots.registry import RANDOM, brought
from hordekeep.kernel.errors import UnknownBot
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Numbers, Source, as_source
from hordekeep.kernel.play.driver import Chooser, drive
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.state import State
from hordekeep.kernel.play.world import World

QUICK: Final = "quick"
GREEDY: Final = "greedy"
FOR_EVER: Final = 1 << 40


class Picking(Protocol):
    """People's own policy in playouts; it need not inherit from anything."""

    def pick(self, world: World) -> Action:
        """One of the actions of `world.asked`."""


@final
class Rounds:
    """A playout ends when so many rounds have passed."""

    def __init__(self, count: int) -> None:
        self.count = count


@final
class Turns:
    """A playout ends when so many turns have begun."""

    def __init__(self, count: int) -> None:
        self.count = count


def evaluate(world: World, seat: Seat) -> float:
    """How good a world is for a seat, from 0 (lost) to 1 (won); raises `UnknownBot`."""
    return search_of(world.game, "evaluate").evaluate(world.state, seat)


def play_out(
    world: World,
    luck: Numbers,
    policy: str | Picking = QUICK,
    until: Rounds | Turns | None = None,
) -> "Playout":
    """Plays on in the world itself, to its end or for some rounds or turns; `luck` rolls and draws.

    `policy` is "quick", "greedy" or "random", or any object with `pick(world)`. Raises
    `UnknownBot`.
    """
    source = as_source(luck)
    playout = Playout(_players(world, source, policy))
    if until is not None:
        search = search_of(world.game, "until")
        turns = until.count
        if isinstance(until, Rounds):
            turns *= search.turns_a_round(world.state)
        playout.stop_after(search, search.turns(world.state) + turns)
    drive(world, source, playout)
    return playout


def _players(world: World, luck: Source, policy: str | Picking) -> Chooser:
    if not isinstance(policy, str):
        return _Own(world, policy)
    if policy == RANDOM:
        return _Anything(luck)
    if policy not in (QUICK, GREEDY):
        expected = f"{QUICK} {GREEDY} {RANDOM}"
        raise UnknownBot(found=policy, game=world.game.id, expected=expected)
    search = search_of(world.game, policy)
    return search.quick(luck) if policy == QUICK else search.greedy(luck)


def search_of(game: AnyGame, wanted: str) -> GameSearch:
    """What a game brings; raises `UnknownBot` for one that brings nothing."""
    found = brought(game.id).search
    if found is None:
        raise UnknownBot(found=wanted, game=game.id, expected=RANDOM)
    return found


@final
class Playout(Chooser):
    """How a playout went: answers of seats, and those among them that were a choice."""

    def __init__(self, players: Chooser) -> None:
        self.decisions = 0
        self.choices = 0
        self._players = players
        self._search: GameSearch | None = None
        self._last_turn = FOR_EVER

    def stop_after(self, search: GameSearch, turn: int) -> None:
        """Stops when this turn has begun."""
        self._search = search
        self._last_turn = turn

    def choose(self, state: State, lane: int, asked: Ask) -> Action | None:
        if self._search is not None and self._search.turns(state) >= self._last_turn:
            return None
        self.decisions += 1
        self.choices += len(asked.actions) > 1
        return self._players.choose(state, lane, asked)


@final
class _Anything(Chooser):
    """Every legal action is as likely as the other."""

    def __init__(self, luck: Source) -> None:
        self._luck = luck

    def choose(self, state: State, lane: int, asked: Ask) -> Action | None:
        actions = asked.actions
        return actions[0] if len(actions) == 1 else actions[self._luck.below(len(actions))]


@final
class _Own(Chooser):
    """People's own policy."""

    def __init__(self, world: World, policy: Picking) -> None:
        self._world = world
        self._policy = policy

    def choose(self, state: State, lane: int, asked: Ask) -> Action | None:
        picked = self._policy.pick(self._world)
        self._world.must_allow(picked)
        return picked
