"""What the results of a fight are worth to somebody, and what a fight resulted in."""

from typing import final

from hordekeep.games.sanctum.model.champion import Champion
from hordekeep.games.sanctum.model.state import Quest


@final
class FightWeights:
    """What results are worth, in one unit of choice; wounds and what is spent count against it.

    None is negative: a plan never wastes anything on purpose. Change fields before the first use.
    """

    def __init__(self) -> None:
        self.slain = 1.0
        """A foe that falls."""
        self.level = 0.75
        """Each level of a demon that falls."""
        self.hit = 0.3
        """A box hit on a foe that stands."""
        self.cleared = 0.0
        """All foes of this fight felled."""
        self.foes: dict[int, float] = {}
        """What the fall of certain foes is worth besides."""
        self.wound = 1.0
        self.death = 50.0
        self.stamina = 0.1
        self.focus = 0.1
        """A marker laid on an ability; one that comes back counts the other way."""
        self.rage = 0.3
        """A rage token spent; one that wakes counts the other way."""
        self.blessing = 0.5
        self.fury = 0.5
        """A fury card turned up, whose penalty and damage nobody knows (SA-L4)."""
        self.die = 0.2
        """A die in hand when a fury card is turned up: it can still be used on that card."""

    def check(self) -> None:
        """Refuses weights below 0."""
        for name, worth in self.words().items():
            if worth < 0:
                raise ValueError(f"the weight {name} is {worth}; weights are 0 or more")

    def words(self) -> dict[str, float]:
        """All weights by name."""
        named = {f"foes[{foe}]": worth for foe, worth in self.foes.items()}
        return {
            "slain": self.slain,
            "level": self.level,
            "hit": self.hit,
            "cleared": self.cleared,
            "wound": self.wound,
            "death": self.death,
            "stamina": self.stamina,
            "focus": self.focus,
            "rage": self.rage,
            "blessing": self.blessing,
            "fury": self.fury,
            "die": self.die,
            **named,
        }

    def worth_of(self, quest: Quest, foe: int) -> float:
        """What the fall of a foe is worth."""
        level = quest.box.demon_level[foe] if foe < quest.box.demons else 0
        return self.slain + self.level * level + self.foes.get(foe, 0.0)


def felling_only(foes: list[int], *, all_of_them: bool) -> FightWeights:
    """Weights for which the best plan fells these foes if anything does: worth 1, all else 0."""
    weights = FightWeights()
    weights.slain = weights.level = weights.hit = weights.wound = weights.death = 0.0
    weights.stamina = weights.focus = weights.rage = weights.blessing = 0.0
    weights.fury = weights.die = 0.0
    if all_of_them:
        weights.cleared = 1.0
    else:
        weights.foes = dict.fromkeys(foes, 1.0 / len(foes))
    return weights


@final
class Outcome:
    """What a fight comes to, counted from the moment of planning up to the wounds."""

    def __init__(self) -> None:
        self.slain: tuple[int, ...] = ()
        """The foes that fall, in the order of the table."""
        self.hits = 0
        """Boxes hit on foes that stand."""
        self.wounds = 0
        self.dead = False
        self.stamina = 0
        self.focus = 0
        """Markers laid on abilities, less those that come back."""
        self.rage = 0
        """Rage tokens spent, less one that wakes."""
        self.blessings = 0
        self.cleared = False
        self.fury = False
        """A fury card is turned up: the plan ends there, and the wounds are those of the known
        cards, blocked as well as possible with what is left."""
        self.dice = 0
        """Dice still in hand at the end of the attack."""

    def value(self, quest: Quest, weights: FightWeights) -> float:
        """What this is worth."""
        total = sum([weights.worth_of(quest, foe) for foe in self.slain])
        total += weights.hit * self.hits - weights.wound * self.wounds
        total -= weights.stamina * self.stamina + weights.focus * self.focus
        total -= weights.rage * self.rage + weights.blessing * self.blessings
        if self.cleared:
            total += weights.cleared
        if self.dead:
            total -= weights.death
        if self.fury:
            total += weights.die * self.dice - weights.fury
        return total

    def facts(self) -> tuple[object, ...]:
        """Everything that can be compared."""
        return (
            self.slain,
            self.hits,
            self.wounds,
            self.dead,
            self.stamina,
            self.focus,
            self.rage,
            self.blessings,
            self.cleared,
            self.fury,
            self.dice,
        )

    def __repr__(self) -> str:
        return f"Outcome{self.facts()}"


def lives_left(champion: Champion) -> int:
    """How many wounds kill (SA-F9, SA-K6)."""
    return champion.life - champion.grave()
