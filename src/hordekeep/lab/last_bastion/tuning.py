"""Tuning what things are worth in Last Bastion: games of greedy players with changed values."""

import math
from typing import Final

from hordekeep.bots.greedy import Foresight
from hordekeep.bots.last_bastion.evaluator import LastBastionEvaluator
from hordekeep.bots.last_bastion.values import Values, practised
from hordekeep.games.last_bastion.model.state import WON, Siege
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.driver import Calling, UnderSeal, drive
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.state import State
from hordekeep.lab.at_once import Changes
from hordekeep.lab.match import dice_of

TABLES: Final = ("life", "grasped", "soon")
"""Values of several numbers: they grow and shrink together, up to 1 or what is lost anyway."""
FIXED: Final = ("win", "claimed")
KNOBS: Final = tuple([name for name in dir(Values()) if name[0] != "_" and name not in FIXED])
MOST: Final = {"soon": 1.0, "grasped": 60.0, "near_warlord": 1.0}


def values_of(changes: Changes) -> Values:
    """The practised values with these changes."""
    values = practised()
    for name, change in changes.items():
        factor, most = math.exp(change), MOST.get(name, math.inf)
        if name in TABLES:
            table = getattr(values, name)
            setattr(
                values, name, [one if one >= most else min(one * factor, most) for one in table]
            )
        else:
            setattr(values, name, min(getattr(values, name) * factor, most))
    return values


def is_won(game: AnyGame, changes: Changes, seed: int) -> float:
    """1 if four greedy heroes with such values win at normal, otherwise 0."""
    foresight = Foresight(LastBastionEvaluator(values_of(changes)), Luck(seed))

    def answer(state: State, _lane: int, asked: Ask) -> Action | None:
        actions = asked.actions
        return actions[0] if len(actions) == 1 else foresight.best(state, actions)

    siege: Siege = game.begin(game.options({"players": 4, "difficulty": "normal"}))
    drive(UnderSeal(siege), dice_of(seed), Calling(answer))
    return float(siege.ending == WON)
