"""How likely Last Bastion is won from a position: fitted to what became of greedy heroes' turns."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from hordekeep.bots.greedy import Foresight
from hordekeep.bots.last_bastion.evaluator import LastBastionEvaluator
from hordekeep.bots.last_bastion.rollouts import cards_to_draw
from hordekeep.bots.last_bastion.values import PRACTISED
from hordekeep.games.last_bastion.model.state import WON, Siege
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.driver import Calling, UnderSeal, drive
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.state import State
from hordekeep.lab.match import dice_of

STEPS: Final = 12
PULL: Final = 1e-3
"""Keeps the fit finite where everything was won or lost."""


@final
@dataclass(frozen=True, slots=True)
class Glimpse:
    """What was seen when a turn began, and whether the game was won in the end."""

    waits: bool
    """Whether a warlord was still in the deck."""
    worth: float
    cards: int
    """Cards before the next warlord; when none waits, all that are left."""
    won: bool


def glimpses_of(game: AnyGame, seed: int) -> list[Glimpse]:
    """Every turn of one game of four greedy heroes with practised values, at normal."""
    evaluator = LastBastionEvaluator(PRACTISED)
    foresight = Foresight(evaluator, Luck(seed))
    seen: list[tuple[bool, float, int]] = []
    turn = 0

    def answer(state: State, _lane: int, asked: Ask) -> Action | None:
        nonlocal turn
        assert isinstance(state, Siege)
        if state.turns > turn:
            turn = state.turns
            waits, cards = cards_to_draw(state)
            seen.append((waits, evaluator.worth(state), cards))
        actions = asked.actions
        return actions[0] if len(actions) == 1 else foresight.best(state, actions)

    siege: Siege = game.begin(game.options({"players": 4, "difficulty": "normal"}))
    drive(UnderSeal(siege), dice_of(seed), Calling(answer))
    return [Glimpse(*one, siege.ending == WON) for one in seen]


def fitted(glimpses: Sequence[Glimpse]) -> tuple[float, float, float]:
    """Logarithms of odds: as they are without points and cards, for a point, for a card."""
    weights = [0.0, 0.0, 0.0]
    for _ in range(STEPS):
        slope = [PULL * one for one in weights]
        bend = [[PULL * (row == column) for column in range(3)] for row in range(3)]
        for one in glimpses:
            seen = (1.0, one.worth, float(one.cards))
            odds = sum([weight * part for weight, part in zip(weights, seen, strict=True)])
            chance = 1.0 / (1.0 + math.exp(-odds))
            for row in range(3):
                slope[row] += (chance - one.won) * seen[row]
                for column in range(3):
                    bend[row][column] += chance * (1.0 - chance) * seen[row] * seen[column]
        step = _solved(bend, slope)
        weights = [weight - part for weight, part in zip(weights, step, strict=True)]
    return weights[0], weights[1], weights[2]


def _solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """The three numbers with which the rows give the right side (Cramer's rule)."""
    whole = _determinant(rows)
    found: list[float] = []
    for column in range(3):
        changed = [row.copy() for row in rows]
        for row in range(3):
            changed[row][column] = right[row]
        found.append(_determinant(changed) / whole)
    return found


def _determinant(rows: Sequence[Sequence[float]]) -> float:
    (a, b, c), (d, e, f), (g, h, i) = rows
    return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
