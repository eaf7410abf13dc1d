"""Exact chances to fell each foe, and all of them, before the roll and before some roll again.

A foe's chance is that of felling it if everything at hand is spent to that end: dice, abilities,
rage, skills, blessings, and what the fall of another foe brings. Potions and skills before the roll
count once they were used. Nothing is sampled: all rolls are gone through.
"""

from math import comb
from typing import Final, final

from hordekeep.games.sanctum.analysis.dice_tools import arms_of, falls_help, is_back_payable
from hordekeep.games.sanctum.analysis.felling import Felling, HandDie, Target
from hordekeep.games.sanctum.analysis.felling_in_turn import FellingInTurn
from hordekeep.games.sanctum.model.champion import CHANGED, FACE, LOST, PLACED, Champion
from hordekeep.games.sanctum.model.dice import FACES
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.abilities import restore
from hordekeep.games.sanctum.rules.attack import Attack
from hordekeep.games.sanctum.rules.fight import (
    AfterRoll,
    gold_dice,
    most_rerolled,
    silver_follows,
    silver_skill,
)
from hordekeep.games.sanctum.rules.phases import agenda_of, is_fighting, step
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE


@final
class FoeOdds:
    """The chance to fell one foe, or all of them."""

    def __init__(self, foe: int, chance: float) -> None:
        self.foe = foe
        """ALL_FOES for all of them together."""
        self.chance = chance


ALL_FOES: Final = NONE
NOT_KNOWN: Final = -1.0


def foe_odds(quest: Quest, seat: Seat) -> list[FoeOdds]:
    """The chance to fell each foe of a champion in this fight, or in the next one.

    Where there are several, the last is that of felling all of them. Left out is what would take
    too long to work out.
    In an attack a chance is 0 or 1: what the dice on the table can still do. Nothing is told while
    a die that is paid for waits to be turned, and after the attack.
    """
    champion = quest.champions[seat]
    if champion.dead or champion.triumphant:
        return []
    at = step(quest, seat)
    asking = agenda_of(quest, seat)
    if at == "attack":
        return _of_attack(quest, champion) if isinstance(asking[-1], Attack) else []
    if at == "roll":
        fallen = sorted([die & FACE for die in champion.rolled])
        prospects = _prospects(quest, champion) if isinstance(asking[-1], AfterRoll) else []
        return _known([one.odds_of(fallen) for one in prospects])
    if at != "before-roll":
        if at == "levels" or is_fighting(quest, seat):
            return []
        champion = champion.clone()
        champion.begin_fight()
    return _known([one.odds() for one in _prospects(quest, champion)])


def odds_against(
    quest: Quest, seat: Seat, demons: tuple[int, ...], *, rested: bool
) -> list[FoeOdds]:
    """The chance to fell each of these demons, and all of them, if they were fought next.

    With the gear and markers of now, or with every marker back as after a rest (SA-R1).
    """
    champion = quest.champions[seat].clone()
    champion.begin_fight()
    if rested:
        restore(champion)
    champion.demons = list(demons)
    return _known([one.odds() for one in _prospects(quest, champion)])


def reroll_odds(quest: Quest, seat: Seat, rerolls: list[list[int]]) -> list[list[FoeOdds]]:
    """After the roll: the chances for each set of faces whose dice could be rolled again."""
    champion = quest.champions[seat]
    prospects = _prospects(quest, champion) if rerolls else []
    found = []
    for dice in rerolls:
        kept = [die & FACE for die in champion.rolled]
        for face in dice:
            kept.remove(face)
        found.append(_known([one.oddskeeping(kept, len(dice)) for one in prospects]))
    return found


def _of_attack(quest: Quest, champion: Champion) -> list[FoeOdds]:
    felling = Felling(arms_of(quest, champion), veiled=bool(champion.veiled))
    back = champion.struck if is_back_payable(quest, champion) else NONE
    helped = falls_help(quest, champion)
    found = []
    for foe in aims_of(quest, champion):
        dice: list[HandDie] = []
        struck = NONE
        for index, one in enumerate(champion.rolled):
            if not one & LOST:
                struck = len(dice) if index == back else struck
                die = HandDie(one & FACE, changed=bool(one & CHANGED))
                die.placed = bool(one & PLACED)
                dice.append(die)
        works = felling.can_fell_with(targets_of(quest, champion, foe), dice, struck)
        known = works or not (felling.gave_up() or helped)
        if not known:
            in_turn = FellingInTurn(quest, champion, foes_of(quest, champion, foe))
            works = in_turn.can_fell_now(back)
            known = works or not in_turn.gave_up
        found.append(FoeOdds(foe, float(works) if known else NOT_KNOWN))
    return _known(found)


def _known(odds: list[FoeOdds]) -> list[FoeOdds]:
    return [one for one in odds if one.chance != NOT_KNOWN]


def aims_of(quest: Quest, champion: Champion) -> list[int]:
    """Each foe, and all of them where there are several."""
    foes = quest.foes(champion)
    return [*foes, ALL_FOES] if len(foes) > 1 else foes


def foes_of(quest: Quest, champion: Champion, foe: int) -> list[int]:
    """One foe, or all of them."""
    return quest.foes(champion) if foe == ALL_FOES else [foe]


def targets_of(quest: Quest, champion: Champion, foe: int) -> list[Target]:
    """What has to fall."""
    foes = foes_of(quest, champion, foe)
    return [Target(quest.open_boxes(one), len(quest.box.foe_boxes[one])) for one in foes]


def _prospects(quest: Quest, champion: Champion) -> list["FoeProspect"]:
    arms = arms_of(quest, champion)
    felling = Felling(arms)
    bare = champion.clone()
    bare.rolled = []
    champion = champion.clone()  # it will try all rolls
    champion.pool = [arms.stamina, arms.focus]  # SA-F16: a blessing may bring the silver die
    found = []
    for foe in aims_of(quest, champion):
        prospect = FoeProspect(quest, champion, felling, foe)
        prospect.in_turn = FellingInTurn(quest, bare, foes_of(quest, bare, foe))
        prospect.helped = falls_help(quest, bare)
        found.append(prospect)
    return found


@final
class FoeProspect:
    """What rolls would do to one foe."""

    def __init__(self, quest: Quest, champion: Champion, felling: Felling, foe: int) -> None:
        self.quest = quest
        self.champion = champion
        self.felling = felling
        self.foe = foe
        self.targets = targets_of(quest, champion, foe)
        self.again = most_rerolled(quest, champion)
        self.known: dict[tuple[int, ...], bool] = {}
        self.in_turn: FellingInTurn | None = None
        self.helped = False
        """Whether the fall of one foe may help against another."""
        self.unknown = False
        """Whether some roll would have taken too long to think through."""

    def odds(self) -> FoeOdds:
        """Before the roll."""
        gold = gold_dice(self.champion)
        dice = gold + (1 if silver_skill(self.quest, self.champion) >= 0 else 0)
        chance = 0.0
        for roll in rolls_of(dice):
            chance += roll.share * self._with_silver(roll.faces)
        return self._told(chance)

    def odds_of(self, fallen: list[int]) -> FoeOdds:
        """After the roll, while some dice may still be rolled again."""
        return self._told(self._best(fallen))

    def oddskeeping(self, kept: list[int], dice: int) -> FoeOdds:
        """When some dice are kept and others rolled again."""
        return self._told(self.rolling(kept, dice))

    def _told(self, chance: float) -> FoeOdds:
        return FoeOdds(self.foe, NOT_KNOWN if self.unknown else round(chance, 9))

    def rolling(self, kept: list[int], dice: int) -> float:
        """The chance when some dice are kept and others rolled again."""
        chance = 0.0
        for roll in rolls_of(dice):
            if self._falls(sorted(kept + roll.faces)):
                chance += roll.share
        return chance

    def _with_silver(self, fallen: list[int]) -> float:
        """SA-F16: a silver die that joins because of what was rolled."""
        self.champion.rolled = fallen
        if not silver_follows(self.quest, self.champion):
            return self._best(fallen)
        sides = range(1, FACES + 1)
        return sum([self._best(sorted([*fallen, face])) for face in sides]) / FACES

    def _best(self, fallen: list[int]) -> float:
        """The chance after a roll, with the dice rolled again that are best rolled again."""
        if self._falls(fallen):
            return 1.0
        best = 0.0
        for kept in keeping(fallen, self.again):
            best = max(best, self.rolling(kept, len(fallen) - len(kept)))
        return best

    def _falls(self, fallen: list[int]) -> bool:
        key = tuple(fallen)
        if key not in self.known:
            works = self.felling.can_fell(self.targets, fallen)
            if not works and (self.helped or self.felling.gave_up()):
                works = self._falls_in_turn(fallen)
            self.known[key] = works
        return self.known[key]

    def _falls_in_turn(self, fallen: list[int]) -> bool:
        assert self.in_turn is not None, "it was given when the prospect was made"
        works = self.in_turn.can_fell(fallen)
        self.unknown = self.unknown or self.in_turn.gave_up
        return works


@final
class WeightedRoll:
    """What dice can show, faces in order, and how likely it is in whatever order they fall."""

    def __init__(self, faces: list[int]) -> None:
        self.faces = faces
        ways = 1
        left = len(faces)
        for face in range(1, FACES + 1):
            shown = faces.count(face)
            ways *= comb(left, shown)
            left -= shown
        total: int = FACES ** len(faces)
        self.share = ways / total


ROLLS: Final[list[list[WeightedRoll]]] = [[WeightedRoll([])]]
"""All rolls of no die, one, two, …; as many as were ever asked for."""


def rolls_of(dice: int) -> list[WeightedRoll]:
    """All that this many dice can show, each once."""
    while len(ROLLS) <= dice:
        longer = []
        for roll in ROLLS[-1]:
            least = roll.faces[-1] if roll.faces else 1
            longer += [WeightedRoll([*roll.faces, face]) for face in range(least, FACES + 1)]
        ROLLS.append(longer)
    return ROLLS[dice]


def keeping(fallen: list[int], most: int) -> list[list[int]]:
    """All that can be kept of a roll if up to this many dice, at least one, are rolled again."""
    found = [fallen]
    seen: list[list[int]] = []
    for _ in range(min(most, len(fallen))):
        fewer: list[list[int]] = []
        for one in found:
            for index in range(len(one)):
                kept = one[:index] + one[index + 1 :]
                if kept not in fewer:
                    fewer.append(kept)
        found = fewer
        seen += fewer
    return seen
