"""What an action would lead to, tried out in an imagined world."""

from typing import Any, final

from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.decision import Decision
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.state import State


@final
class Foreseen:
    """A seat's view after an action, and what it would be asked then; None if it is not asked."""

    def __init__(self, view: Any, question: Phrase | None) -> None:
        self.view = view
        self.question = question


def foreseen_in(world: State, game: AnyGame, decision: Decision, action: Action) -> Foreseen | None:
    """What an action leads to in this world, which changes; None if it would reveal anything."""
    world.heard = []
    world.answer(decision.lane, action)
    pending = world.pending()
    told = world.heard or []
    chance = any(one.ask.chance for one in pending)
    # The end of a game publishes everything.
    if world.over or chance or any(event.reveals for event in told):
        return None
    seat = decision.seat
    asked = [world.top(one.lane).question(world) for one in pending if one.ask.seat == seat]
    return Foreseen(game.view(world, seat), asked[0] if asked else None)
