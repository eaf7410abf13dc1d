"""Players of Sanctum in playouts: the rules of thumb, quickly or with care."""

from typing import Final, final

from hordekeep.bots.sanctum.bot import Care, RulesOfThumb
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Source
from hordekeep.kernel.play.driver import Chooser
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.seat import MOST_SEATS
from hordekeep.kernel.play.state import State

QUICK: Final = Care(nodes=3, samples=0, anew=False)


@final
class QuestPlayers(Chooser):
    """Decides for every seat of a quest, each with its own plan."""

    def __init__(self, luck: Source, care: Care) -> None:
        self._thumbs = [RulesOfThumb(luck, care) for _ in range(MOST_SEATS)]

    def choose(self, state: State, lane: int, asked: Ask) -> Action | None:
        actions = asked.actions
        if len(actions) == 1:
            return actions[0]
        thumb = self._thumbs[asked.seat]
        following = thumb.following(actions)
        if following is not None:
            return following
        assert isinstance(state, Quest)
        return thumb.decide(state, lane, asked.seat, actions)
