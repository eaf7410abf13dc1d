"""What a fight will come to before its roll: every roll with its best plan, none sampled.

`fight_prospects(quest, seat, weights)` tells how likely each outcome is if every roll is answered
with the plan that is best by these weights, dice rolled again where that is better. What potions,
skills and blessings before the roll would change counts once they were used.
"""

from typing import Final, final

from hordekeep.games.sanctum.analysis.attack_search import Search
from hordekeep.games.sanctum.analysis.fight_plan import outcome_of
from hordekeep.games.sanctum.analysis.fight_weights import FightWeights, Outcome
from hordekeep.games.sanctum.analysis.odds import keeping, rolls_of
from hordekeep.games.sanctum.analysis.skirmish import Skirmish, one_die
from hordekeep.games.sanctum.model.champion import FACE, Champion
from hordekeep.games.sanctum.model.dice import FACES
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.fight import (
    AfterRoll,
    gold_dice,
    most_rerolled,
    silver_follows,
    silver_skill,
)
from hordekeep.games.sanctum.rules.phases import agenda_of, is_fighting, step
from hordekeep.kernel.play.seat import Seat

MOST_A_ROLL: Final = 2_000
"""This many places are looked at for one roll before its search is cut off."""
BETTER: Final = 1e-9


@final
class WeightedOutcome:
    """An outcome and how likely it is."""

    def __init__(self, outcome: Outcome, share: float) -> None:
        self.outcome = outcome
        self.share = share


@final
class Prospects:
    """All outcomes of a fight that lies ahead."""

    def __init__(self) -> None:
        self.value = 0.0
        """What the fight is worth on the average."""
        self.chances: list[WeightedOutcome] = []
        """Every outcome once, the likeliest first."""
        self.exact = True
        """False where some roll's search was cut off: there is at least so much to be had."""

    def of_felling(self, foe: int) -> float:
        """The chance that a foe falls if every roll is played for the weights."""
        return sum([one.share for one in self.chances if foe in one.outcome.slain])

    def of_clearing(self) -> float:
        """The chance that no foe is left."""
        return sum([one.share for one in self.chances if one.outcome.cleared])

    def of_dying(self) -> float:
        """The chance to die."""
        return sum([one.share for one in self.chances if one.outcome.dead])

    def of_wounds(self) -> dict[int, float]:
        """How likely each number of wounds is."""
        found: dict[int, float] = {}
        for one in self.chances:
            wounds = one.outcome.wounds
            found[wounds] = found.get(wounds, 0.0) + one.share
        return dict(sorted(found.items()))


@final
class RollPlan:
    """The best plan for one roll."""

    def __init__(self, value: float, outcome: Outcome) -> None:
        self.value = value
        self.outcome = outcome


@final
class Rolls:
    """The rolls of one fight, each answered once."""

    def __init__(self, quest: Quest, champion: Champion, weights: FightWeights, most: int) -> None:
        self.quest = quest
        self.champion = champion
        champion.rolled = []
        self.skirmish = Skirmish(quest, champion, weights)
        self.again = most_rerolled(quest, champion)
        self.most = most
        self.answers: dict[tuple[int, ...], RollPlan] = {}
        self.exact = True
        self.shares: dict[tuple[object, ...], WeightedOutcome] = {}
        self.value = 0.0

    def answer(self, faces: list[int]) -> RollPlan:
        """The best plan for dice that show these faces, given in order."""
        key = tuple(faces)
        if key not in self.answers:
            search = Search(self.skirmish, self.most)
            search.run(sum([one_die(face) for face in faces]))
            self.exact = self.exact and not search.cut_off()
            self.answers[key] = RollPlan(search.best, outcome_of(search))
        return self.answers[key]

    def rolling(self, kept: list[int], dice: int) -> float:
        """What it is worth to keep some dice and roll this many again."""
        return sum(
            [roll.share * self.answer(sorted(kept + roll.faces)).value for roll in rolls_of(dice)]
        )

    def best_kept(self, faces: list[int]) -> list[int]:
        """What is best kept of a roll: all of it, unless rolling again is better (SA-A5)."""
        best = faces
        most = self.answer(faces).value
        for kept in keeping(faces, self.again):
            value = self.rolling(kept, len(faces) - len(kept))
            if value > most + BETTER:
                best, most = kept, value
        return best

    def fall(self, faces: list[int], share: float) -> None:
        """Counts what comes of a roll."""
        kept = self.best_kept(faces)
        if len(kept) == len(faces):
            self._count(faces, share)
            return
        for roll in rolls_of(len(faces) - len(kept)):
            self._count(sorted(kept + roll.faces), share * roll.share)

    def _count(self, faces: list[int], share: float) -> None:
        answer = self.answer(faces)
        self.value += share * answer.value
        key = answer.outcome.facts()
        if key not in self.shares:
            self.shares[key] = WeightedOutcome(answer.outcome, 0.0)
        self.shares[key].share += share

    def follow(self, faces: list[int], share: float) -> None:
        """SA-F16: a silver die may join because of what was rolled."""
        self.champion.rolled = faces
        joins = silver_follows(self.quest, self.champion)
        self.champion.rolled = []
        if not joins:
            self.fall(faces, share)
            return
        for face in range(1, FACES + 1):
            self.fall(sorted([*faces, face]), share / FACES)

    def told(self) -> Prospects:
        """All that was counted."""
        prospects = Prospects()
        prospects.value = self.value
        prospects.chances = sorted(self.shares.values(), key=lambda one: -one.share)
        prospects.exact = self.exact
        return prospects


def fight_prospects(
    quest: Quest, seat: Seat, weights: FightWeights, most: int = MOST_A_ROLL
) -> Prospects | None:
    """What this seat's fight will come to, before its roll or while dice may be rolled again.

    Where no fight goes on, it is the next one, as things stand. Returns None after the roll, and
    for somebody who does not fight any more or faces nobody.
    """
    weights.check()
    champion = quest.champions[seat].clone()
    if champion.dead or champion.triumphant or not quest.foes(champion):
        return None
    at = step(quest, seat)
    agenda = agenda_of(quest, seat)
    if at == "roll" and agenda and isinstance(agenda[-1], AfterRoll):
        faces = sorted([die & FACE for die in champion.rolled])
        rolls = Rolls(quest, champion, weights, most)
        rolls.fall(faces, 1.0)
        return rolls.told()
    if at != "before-roll":
        if at == "levels" or is_fighting(quest, seat):
            return None
        champion.begin_fight()
    return _before_roll(Rolls(quest, champion, weights, most))


def _before_roll(rolls: Rolls) -> Prospects:
    champion = rolls.champion
    dice = gold_dice(champion) + (1 if silver_skill(rolls.quest, champion) >= 0 else 0)
    for roll in rolls_of(dice):
        rolls.follow(roll.faces, roll.share)
    return rolls.told()


def best_reroll(
    quest: Quest, seat: Seat, weights: FightWeights, most: int = MOST_A_ROLL
) -> list[int]:
    """The faces of the dice that are best rolled again after the roll; none where all are kept."""
    champion = quest.champions[seat].clone()
    faces = sorted([die & FACE for die in champion.rolled])
    kept = Rolls(quest, champion, weights, most).best_kept(faces).copy()
    again: list[int] = []
    for face in faces:
        if face in kept:
            kept.remove(face)
        else:
            again.append(face)
    return again
