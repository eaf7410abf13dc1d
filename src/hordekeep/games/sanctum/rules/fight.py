"""A fight up to the roll: potions and skills before it, the dice, the silver die (SA-F1, SA-F2)."""

from typing import ClassVar, Final, final

from hordekeep.games.sanctum.model.actions import DECLINE, Drink, GiveUp, Recover, UseSkill
from hordekeep.games.sanctum.model.box import CELLS, FOCUS, STAMINA
from hordekeep.games.sanctum.model.champion import FACE, SILVER_DIE, Champion
from hordekeep.games.sanctum.model.changed_clauses import POTIONS_GIVEN_UP
from hordekeep.games.sanctum.model.dice import FACES, find
from hordekeep.games.sanctum.model.fight_actions import ROLL, Bless, Reroll
from hordekeep.games.sanctum.model.perks import (
    AFTER_ROLL,
    BEFORE_ROLL,
    COUNT_EQUAL_FACES,
    PERK_RECOVER,
    PERK_REROLL,
    SILVER,
    Perk,
)
from hordekeep.games.sanctum.model.reasons import (
    FREES_A_MARKER,
    LEGAL,
    NO_SUCH_POTION,
    NOTHING_TO_FREE,
    SKILL_NOT_GAINED,
    SKILL_USED,
    TOO_MANY_DICE,
    Reason,
    judge,
)
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.abilities import abilities_holding, free
from hordekeep.games.sanctum.rules.achievements import markers_blessed, spend_blessing
from hordekeep.games.sanctum.rules.conditions import counts_potions, is_met, recoverable
from hordekeep.kernel.play.action import Action, Fate
from hordekeep.kernel.play.chance import Chance
from hordekeep.kernel.play.frame import Ask, Candidate, Frame, ask_nature
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE, NUMBER

SIDES: Final = range(1, FACES + 1)
POTIONS: Final[tuple[int, ...]] = (STAMINA, FOCUS)


@final
class BeginFight(Frame[Quest]):
    """A fight begins; the steps follow in order (chapter 5)."""

    verb: ClassVar[str] = "begin-fight"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "SA-F2"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def resume(self, quest: Quest, answer: Action) -> None:
        quest.champions[self.seat].begin_fight()
        quest.tell("fought", self.seat)


@final
class BeforeRoll(Frame[Quest]):
    """Before the roll: potions, and the skills that name this step (SA-F1, SA-F15)."""

    verb: ClassVar[str] = "before-roll"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "SA-F1"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, quest: Quest) -> Ask | None:
        champion = quest.champions[self.seat]
        options: list[Action] = []
        for potion in POTIONS:
            if champion.potions[potion]:
                options += [Drink(potion, one) for one in abilities_holding(champion, potion)]
        for perk in quest.perks(champion, BEFORE_ROLL):
            if self._why_not_skill(champion, perk) is LEGAL:
                options.append(UseSkill(champion.hero * CELLS + perk.skill))
        if champion.row:
            options += [Bless(one) for one in markers_blessed(quest, champion)]
        given_up = self._given_up(quest, champion)
        if given_up and (options or counts_potions(quest, champion)):
            options += given_up
        return Ask(self.seat, [*options, ROLL]) if options else None

    def _given_up(self, quest: Quest, champion: Champion) -> list[Action]:
        """SA-F1, SA-J7: the potions that could free nothing, to be given up."""
        if quest.rules < POTIONS_GIVEN_UP:
            return []
        return [GiveUp(one) for one in POTIONS if self._why_not_give_up(champion, one) is LEGAL]

    def _why_not_give_up(self, champion: Champion, potion: int) -> Reason:
        if not champion.potions[potion]:
            return NO_SUCH_POTION
        return FREES_A_MARKER if abilities_holding(champion, potion) else LEGAL

    def _why_not_skill(self, champion: Champion, perk: Perk) -> Reason:
        if not champion.has_skill(perk.skill):
            return SKILL_NOT_GAINED
        if champion.used >> perk.skill & 1:
            return SKILL_USED
        holding = abilities_holding(champion, recoverable(perk))
        return LEGAL if holding else NOTHING_TO_FREE

    def candidates(self, quest: Quest) -> list[Candidate]:
        champion = quest.champions[self.seat]
        found = []
        for potion in POTIONS:
            holding = abilities_holding(champion, potion)
            for ability in champion.abilities:
                reason = LEGAL if ability in holding else NOTHING_TO_FREE
                if not champion.potions[potion]:
                    reason = NO_SUCH_POTION
                found.append(judge(Drink(potion, ability), reason))
        if quest.rules >= POTIONS_GIVEN_UP:
            found += [judge(GiveUp(one), self._why_not_give_up(champion, one)) for one in POTIONS]
        for cell in range(CELLS):
            for perk in quest.box.skill_perks[champion.hero * CELLS + cell]:
                if perk.at == BEFORE_ROLL:
                    skill = UseSkill(champion.hero * CELLS + cell)
                    found.append(judge(skill, self._why_not_skill(champion, perk)))
        if champion.row:
            found += [Candidate(Bless(one)) for one in markers_blessed(quest, champion)]
        return [*found, Candidate(ROLL)]

    def resume(self, quest: Quest, answer: Action) -> None:
        champion = quest.champions[self.seat]
        if isinstance(answer, Drink):
            champion.potions[answer.potion] -= 1
            champion.drunk += 1
            quest.tell("potion-drunk", self.seat, answer.potion)
            free(quest, self.seat, answer.ability, answer.potion)
        elif isinstance(answer, GiveUp):
            champion.potions[answer.potion] -= 1
            champion.drunk += 1
            quest.tell("potion-given-up", self.seat, answer.potion)
        elif isinstance(answer, UseSkill):
            champion.used |= 1 << answer.skill % CELLS
            quest.tell("skill-used", self.seat, answer.skill)
            perk = perk_of(quest, answer.skill, PERK_RECOVER, BEFORE_ROLL)
            quest.then(Recovering(self.seat, recoverable(perk), optional=0), self)
            return
        elif isinstance(answer, Bless):
            spend_blessing(quest, self.seat, answer.blessing)
        else:
            return
        quest.push(self)


def perk_of(quest: Quest, skill: int, do: int, at: int) -> Perk:
    """The perk of a skill that does something at a moment."""
    for perk in quest.box.skill_perks[skill]:
        if (perk.do, perk.at) == (do, at):
            return perk
    raise AssertionError("a skill that is used has its perk")


@final
class Recovering(Frame[Quest]):
    """One marker goes from an ability of choice back to its pool."""

    verb: ClassVar[str] = "recovering"
    fields: ClassVar[tuple[str, ...]] = ("seat", "marker", "optional:number")
    clause: ClassVar[str] = "SA-A5"

    def __init__(self, seat: Seat, marker: int, optional: int) -> None:
        self.seat = seat
        self.marker = marker
        self.optional = optional

    def ask(self, quest: Quest) -> Ask | None:
        holding = abilities_holding(quest.champions[self.seat], self.marker)
        options: list[Action] = [Recover(ability) for ability in holding]
        if self.optional and options:
            options.append(DECLINE)
        return Ask(self.seat, options) if len(options) > 1 else None

    def candidates(self, quest: Quest) -> list[Candidate]:
        champion = quest.champions[self.seat]
        holding = abilities_holding(champion, self.marker)
        found = [
            judge(Recover(ability), LEGAL if ability in holding else NOTHING_TO_FREE)
            for ability in champion.abilities
        ]
        return [*found, Candidate(DECLINE)] if self.optional else found

    def question(self, quest: Quest) -> Phrase:
        return Phrase("ask-recovering", ("marker", "marker", self.marker))

    def resume(self, quest: Quest, answer: Action) -> None:
        holding = abilities_holding(quest.champions[self.seat], self.marker)
        if isinstance(answer, Recover):
            free(quest, self.seat, answer.ability, self.marker)
        elif not self.optional and holding:
            free(quest, self.seat, holding[0], self.marker)


def gold_dice(champion: Champion) -> int:
    """SA-K4: one gold die less for each time it was suffered."""
    return max(champion.dice - champion.fewer, 0)


def silver_skill(quest: Quest, champion: Champion) -> int:
    """SA-F16: the skill that brings the silver die, looked at when the gold ones are rolled."""
    for perk in quest.perks(champion, SILVER):
        if perk.count != COUNT_EQUAL_FACES and is_met(champion, perk):
            return champion.hero * CELLS + perk.skill
    return NONE


def silver_follows(quest: Quest, champion: Champion) -> bool:
    """SA-F16: whether the silver die joins because of what was rolled."""
    for perk in quest.perks(champion, SILVER):
        if perk.count == COUNT_EQUAL_FACES and is_met(champion, perk):
            return True
    return False


@final
class RollDice(Frame[Quest]):
    """All own dice are rolled; the silver one joins under its skill's condition (SA-F2, SA-F16)."""

    verb: ClassVar[str] = "roll-dice"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "SA-F2"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, quest: Quest) -> Ask | None:
        champion = quest.champions[self.seat]
        dice = gold_dice(champion) + (1 if silver_skill(quest, champion) >= 0 else 0)
        return ask_nature(Chance(NUMBER, dice, SIDES, dealt=False)) if dice else None

    def resume(self, quest: Quest, answer: Action) -> None:
        champion = quest.champions[self.seat]
        faces = answer.outcome if isinstance(answer, Fate) else ()
        gold = gold_dice(champion)
        champion.rolled = [
            face if index < gold else face | SILVER_DIE for index, face in enumerate(faces)
        ]
        champion.fewer = 0
        if len(faces) > gold:
            quest.tell("skill-used", self.seat, silver_skill(quest, champion))
        quest.tell_all("dice-rolled", (self.seat, *faces))
        quest.then(SilverRoll(self.seat), AfterRoll(self.seat))


def most_rerolled(quest: Quest, champion: Champion) -> int:
    """How many dice a skill lets roll again after the roll (SA-A5)."""
    for perk in quest.perks(champion, AFTER_ROLL):
        if perk.do == PERK_REROLL and not champion.used >> perk.skill & 1:
            return perk.n
    return 0


@final
class AfterRoll(Frame[Quest]):
    """Right after the roll a skill may roll some of the dice again (SA-A5)."""

    verb: ClassVar[str] = "after-roll"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "SA-A5"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, quest: Quest) -> Ask | None:
        champion = quest.champions[self.seat]
        most = min(most_rerolled(quest, champion), len(champion.rolled))
        if most == 0:
            return None
        options: list[Action] = [Reroll(dice) for dice in _selections(champion, most)]
        return Ask(self.seat, [*options, DECLINE])

    def candidates(self, quest: Quest) -> list[Candidate]:
        champion = quest.champions[self.seat]
        most = min(most_rerolled(quest, champion), len(champion.rolled))
        found = [Candidate(Reroll(dice)) for dice in _selections(champion, most)]
        if len(champion.rolled) > most:
            everything = tuple(sorted([die & FACE for die in champion.rolled]))
            names = tuple([face - 1 for face in everything])
            found.append(judge(Reroll(names), TOO_MANY_DICE))
        return [*found, Candidate(DECLINE)]

    def resume(self, quest: Quest, answer: Action) -> None:
        champion = quest.champions[self.seat]
        if not isinstance(answer, Reroll):
            return
        for perk in quest.perks(champion, AFTER_ROLL):
            if perk.do == PERK_REROLL:
                champion.used |= 1 << perk.skill
                quest.tell("skill-used", self.seat, champion.hero * CELLS + perk.skill)
        quest.push(RollAgain(self.seat, answer.dice))


def _selections(champion: Champion, most: int) -> list[tuple[int, ...]]:
    """All sets of up to this many dice, alike ones once, each in the order of their words."""
    held = sorted([(die & FACE) - 1 for die in champion.rolled])
    found: dict[tuple[int, ...], None] = {}
    sets: list[tuple[int, ...]] = [()]
    for name in held:
        sets += [(*one, name) for one in sets if len(one) < most]
    for one in sets:
        if one:
            found[one] = None
    return sorted(found, key=lambda dice: (len(dice), dice))


@final
class RollAgain(Frame[Quest]):
    """The chosen dice are rolled again together."""

    verb: ClassVar[str] = "roll-again"
    fields: ClassVar[tuple[str, ...]] = ("seat", "dice:die*")
    clause: ClassVar[str] = "SA-A5"

    def __init__(self, seat: Seat, dice: tuple[int, ...]) -> None:
        self.seat = seat
        self.dice = dice

    def ask(self, quest: Quest) -> Ask | None:
        return ask_nature(Chance(NUMBER, len(self.dice), SIDES, dealt=False))

    def resume(self, quest: Quest, answer: Action) -> None:
        assert isinstance(answer, Fate)
        champion = quest.champions[self.seat]
        places: list[int] = []
        for name in self.dice:
            places.append(find(champion, name))
            champion.rolled[places[-1]] &= ~FACE  # so that the next is another one
        for place, face in zip(places, answer.outcome, strict=True):
            champion.rolled[place] |= face
        quest.tell_all("dice-rerolled", (self.seat, *answer.outcome))


@final
class SilverRoll(Frame[Quest]):
    """A silver die whose condition is what was rolled joins now (SA-F16)."""

    verb: ClassVar[str] = "silver-roll"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "SA-F16"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, quest: Quest) -> Ask | None:
        if silver_follows(quest, quest.champions[self.seat]):
            return ask_nature(Chance(NUMBER, 1, SIDES, dealt=False))
        return None

    def resume(self, quest: Quest, answer: Action) -> None:
        if isinstance(answer, Fate):
            champion = quest.champions[self.seat]
            for perk in quest.perks(champion, SILVER):
                quest.tell("skill-used", self.seat, champion.hero * CELLS + perk.skill)
            champion.rolled.append(answer.outcome[0] | SILVER_DIE)
            quest.tell("silver-rolled", self.seat, answer.outcome[0])
