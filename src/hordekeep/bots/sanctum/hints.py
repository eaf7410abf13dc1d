"""Hints of Sanctum: whole lines in a fight, what is counted in worlds played on, and why."""

from typing import Final, final

from hordekeep.bots.game_hints import GameHints, Measure, Why
from hordekeep.games.sanctum.analysis.fight_plan import FightPlan, fight_plan
from hordekeep.games.sanctum.analysis.fight_weights import FightWeights
from hordekeep.games.sanctum.analysis.odds import foe_odds, odds_against
from hordekeep.games.sanctum.model.actions import DONE, Fight, Move, Rest, TakeSet
from hordekeep.games.sanctum.model.box import FOCUS, STAMINA
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.state import State

MEASURES: Final[tuple[Measure, ...]] = (
    Measure("dies", share=True, bad=True),
    Measure("life"),
    Measure("slain"),
    Measure("gear"),
)
ROUNDS: Final = 2
"""What a rest or a move is good for shows in the turn after the next."""
KILLS: Final[tuple[str, ...]] = ("demon-killed", "card-beaten")
DEAR: Final = 20.0
"""What a line pays for keeping what it shall keep: more than any one foe is worth."""
PERCENT: Final = 100
HINTS: Final[dict[str, tuple[str, ...]]] = {
    "hint-line": ("slain:number", "wounds:number", "stamina:number", "focus:number"),
    "hint-line-dear": (
        "slain:number",
        "wounds:number",
        "stamina:number",
        "focus:number",
        "rage:number",
        "blessings:number",
    ),
    "hint-fight-demons": ("count:number", "percent:number"),
    "hint-take": ("percent:number",),
    "hint-rest": ("at_hand:number", "of:number"),
    "hint-move": ("count:number",),
}
"""All that can be said of a choice, each with its facts."""


@final
class QuestHints(GameHints):
    def __init__(self) -> None:
        super().__init__(MEASURES, soon=ROUNDS)

    def turns(self, state: State) -> int:
        assert isinstance(state, Quest)
        return self.soon * max(len(state.living()), 1)

    def lines(self, state: State, seat: Seat) -> list[list[Action]]:
        """In attack and block: the best line, one that keeps what is dear, and to end at once."""
        assert isinstance(state, Quest)
        best = fight_plan(state, seat, FightWeights())
        if best is None:
            return []
        found = [_now(best)]
        weights = FightWeights()
        if best.outcome.rage > 0 or best.outcome.blessings > 0:
            weights.rage = weights.blessing = DEAR
            other = fight_plan(state, seat, weights)
            if other is not None and _now(other) not in found:
                found.append(_now(other))
        if [DONE] not in found:
            found.append([DONE])
        return found

    def count(self, before: State, after: State, seat: Seat, heard: list[Event]) -> list[float]:
        assert isinstance(before, Quest)
        assert isinstance(after, Quest)
        was, now = before.champions[seat], after.champions[seat]
        life = max(now.life - now.grave(), 0) - (was.life - was.grave())
        slain = len([one for one in heard if one.name in KILLS and one.facts[0] == seat])
        gear = len([item for item in now.slots if item >= 0])
        gear -= len([item for item in was.slots if item >= 0])
        return [float(now.dead), float(life), float(slain), float(gear)]

    def why(self, game: AnyGame, state: State, seat: Seat, line: list[Action]) -> Why:
        assert isinstance(state, Quest)
        plan = fight_plan(state, seat, FightWeights())
        if plan is not None:
            return Why(_of_line(plan) if _now(plan) == line else None, None)
        return Why(_of_choice(state, seat, line[0]), None)


def _now(plan: FightPlan) -> list[Action]:
    """The actions of a plan up to the end of the present step of the fight, or just that end."""
    found: list[Action] = []
    for action in plan.actions:
        if action == DONE:
            break
        found.append(action)
    return found or [DONE]


def _of_line(plan: FightPlan) -> Phrase:
    outcome = plan.outcome
    slain = ("slain", "number", len(outcome.slain))
    wounds = ("wounds", "number", outcome.wounds)
    stamina = ("stamina", "number", outcome.stamina)
    focus = ("focus", "number", outcome.focus)
    if not outcome.rage and not outcome.blessings:
        return Phrase("hint-line", slain, wounds, stamina, focus)
    rage = ("rage", "number", outcome.rage)
    blessings = ("blessings", "number", outcome.blessings)
    return Phrase("hint-line-dear", slain, wounds, stamina, focus, rage, blessings)


def _of_choice(quest: Quest, seat: Seat, action: Action) -> Phrase | None:
    champion = quest.champions[seat]
    if isinstance(action, Fight):
        odds = foe_odds(quest, seat)
        count = ("count", "number", len(champion.demons))
        return Phrase("hint-fight-demons", count, _percent(odds[-1].chance)) if odds else None
    if isinstance(action, TakeSet):
        odds = odds_against(quest, seat, action.demons, rested=False)
        return Phrase("hint-take", _percent(odds[-1].chance)) if odds else None
    if isinstance(action, Rest):
        at_hand = champion.pool[STAMINA] + champion.pool[FOCUS]
        markers = champion.markers(STAMINA) + champion.markers(FOCUS)
        return Phrase("hint-rest", ("at_hand", "number", at_hand), ("of", "number", markers))
    if isinstance(action, Move):
        return Phrase("hint-move", ("count", "number", len(champion.demons)))
    return None


def _percent(chance: float) -> tuple[str, str, int]:
    return ("percent", "number", round(PERCENT * chance))
