"""The attack: dice on boxes, changed before by abilities, rage, skills, blessings (SA-F3…F6)."""

from typing import ClassVar, Final, final

from hordekeep.games.sanctum.model.actions import DONE, UseSkill
from hordekeep.games.sanctum.model.box import (
    ADD,
    CELLS,
    DEEDS,
    HIT_BOX,
    LOWER,
    OVERKILL,
    RAISE,
    SET,
    SHIELD,
    SHIFT,
    STRIKE_AGAIN,
    SUBTRACT,
    deeds_standing,
)
from hordekeep.games.sanctum.model.champion import EMPTY, PLACED, Champion
from hordekeep.games.sanctum.model.definitions import ON_SIGNATURES
from hordekeep.games.sanctum.model.dice import (
    FACES,
    TURN_ANY,
    can_turn,
    face_of,
    find,
    in_hand,
    name_of,
    turn,
)
from hordekeep.games.sanctum.model.fight_actions import RAGE, Bless, Hit, Overkill, Rage, Use
from hordekeep.games.sanctum.model.perks import (
    IN_ATTACK,
    PERK_SET_DIE,
    Perk,
)
from hordekeep.games.sanctum.model.reasons import (
    ALREADY_FELLED,
    BLESSING_SPENT,
    LEGAL,
    NO_BOX_OF_FACE,
    NO_DIE_TO_CHANGE,
    NO_UNPLACED_DIE,
    NOT_JUST_PLACED,
    NOT_THE_PRESENT_CARD,
    NOTHING_TO_HIT,
    ONLY_CHANGED_HIT,
    RAGE_INACTIVE,
    SKILL_NOT_GAINED,
    SKILL_USED,
    WRONG_STEP,
    Reason,
    judge,
)
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.abilities import pay, ways, why_not_pay
from hordekeep.games.sanctum.rules.achievements import markers_blessed, spend_blessing
from hordekeep.games.sanctum.rules.fight import perk_of
from hordekeep.games.sanctum.rules.hitting import Striking, TurnDie, hit_box, hit_with
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.definition import by_number
from hordekeep.kernel.play.frame import Ask, Candidate, Frame
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE


@final
class Attack(Frame[Quest]):
    """The attack step, one small choice after the other, ended by "done" (SA-F3, SA-F14)."""

    verb: ClassVar[str] = "attack"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "SA-F3"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    # What is legal.

    def ask(self, quest: Quest) -> Ask | None:
        champion = quest.champions[self.seat]
        options: list[Action] = []
        hand = in_hand(champion)
        foes = quest.foes(champion)
        if foes:
            for foe in foes:
                still = quest.open_boxes(foe)
                for name in hand:
                    if face_of(name) in still and not (champion.veiled and name < FACES):
                        options.append(hit_with(foe, name))
            self._add_changes(quest, champion, hand, options)
        if champion.row:
            options += [Bless(one) for one in markers_blessed(quest, champion)]
        if not options and not champion.row and not champion.kills:
            return None  # nothing to decide, and nothing is revealed by it
        options.append(DONE)
        return Ask(self.seat, options)

    def question(self, quest: Quest) -> Phrase:
        """What is really left: dice to place, dice to change, both, or nothing but the end."""
        actions = [] if (asked := self.ask(quest)) is None else asked.actions
        hits = sum(isinstance(action, Hit) for action in actions)
        keys = ("ask-attack-end", "ask-attack-change", "ask-attack-hit", "ask-attack")
        return Phrase(keys[2 * (hits > 0) + (len(actions) > hits + 1)])

    def _add_changes(
        self, quest: Quest, champion: Champion, hand: list[int], options: list[Action]
    ) -> None:
        """The legal abilities, rage, skills and blessings."""
        for place, ability in enumerate(champion.abilities):
            free = champion.marks[place] == EMPTY
            if free and self.why_not_use(quest, champion, hand, ability) is LEGAL:
                options += [Use(ability, way) for way in ways(quest.box, champion, place)]
        if champion.rage and hand:
            options.append(RAGE)
        for perk in quest.perks(champion, IN_ATTACK):
            if self.why_not_skill(champion, hand, perk) is LEGAL:
                options.append(UseSkill(champion.hero * CELLS + perk.skill))
        if champion.row:
            for blessing in champion.unspent():
                if self.why_not_bless(quest, champion, hand, blessing) is LEGAL:
                    options.append(Bless(blessing))

    def why_not_hit(self, quest: Quest, champion: Champion, foe: int, name: int) -> Reason:
        """SA-F3, SA-L3, SA-K9: a die of exactly that face, on a box that is open."""
        if champion.row and foe != champion.row[champion.at]:
            return NOT_THE_PRESENT_CARD
        if quest.is_felled(foe):
            return ALREADY_FELLED
        if face_of(name) not in quest.open_boxes(foe):
            return NO_BOX_OF_FACE
        if champion.veiled and name < FACES:
            return ONLY_CHANGED_HIT
        return LEGAL

    def why_not_use(
        self, quest: Quest, champion: Champion, hand: list[int], ability: int
    ) -> Reason:
        """SA-A2, SA-F4: an attack ability that can do something; the markers are another matter."""
        return ABILITY_USES[quest.box.ability_do[ability]].why_not(quest, self.seat, hand, ability)

    def why_not_skill(self, champion: Champion, hand: list[int], perk: Perk) -> Reason:
        """SA-A5: once per fight, on an unplaced die that fits."""
        if not champion.has_skill(perk.skill):
            return SKILL_NOT_GAINED
        if champion.used >> perk.skill & 1:
            return SKILL_USED
        return LEGAL if can_turn(champion, hand, rule_of(perk), 0, perk.faces) else NO_DIE_TO_CHANGE

    def why_not_bless(
        self, quest: Quest, champion: Champion, hand: list[int], blessing: int
    ) -> Reason:
        """SA-K10: a die is changed as its ability says, once."""
        if champion.spent >> blessing & 1:
            return BLESSING_SPENT
        deed, n = quest.box.blessing_do[blessing], quest.box.blessing_n[blessing]
        if not DEEDS[deed].turns_die:
            return WRONG_STEP
        return LEGAL if can_turn(champion, hand, deed, n) else NO_DIE_TO_CHANGE

    # What a person might try.

    def candidates(self, quest: Quest) -> list[Candidate]:
        champion = quest.champions[self.seat]
        hand = in_hand(champion)
        found = self._hit_candidates(quest, champion)
        nothing = NOTHING_TO_HIT if not quest.foes(champion) else LEGAL
        for place, ability in enumerate(champion.abilities):
            reason = nothing or self.why_not_use(quest, champion, hand, ability)
            for way in quest.box.ability_pays[ability]:
                why = reason or why_not_pay(champion, place, way)
                found.append(judge(Use(ability, way), why))
        no_die = LEGAL if hand else NO_UNPLACED_DIE
        found.append(judge(RAGE, nothing or (no_die if champion.rage else RAGE_INACTIVE)))
        for cell in range(CELLS):
            for perk in quest.box.skill_perks[champion.hero * CELLS + cell]:
                if perk.at == IN_ATTACK:
                    skill = UseSkill(champion.hero * CELLS + cell)
                    found.append(judge(skill, nothing or self.why_not_skill(champion, hand, perk)))
        return [*found, *self._bless_candidates(quest, champion, nothing), Candidate(DONE)]

    def _hit_candidates(self, quest: Quest, champion: Champion) -> list[Candidate]:
        foes = champion.row[champion.at :] if champion.row else champion.demons
        shown = [foe for foe in foes if not champion.row or self._is_shown(quest, champion, foe)]
        return [
            judge(Hit(foe, name), self.why_not_hit(quest, champion, foe, name))
            for foe in shown
            for name in in_hand(champion)
        ]

    def _is_shown(self, quest: Quest, champion: Champion, foe: int) -> bool:
        """A closed fury card is not named, or its number would tell what it is."""
        return quest.is_face_up(champion, champion.row.index(foe))

    def _bless_candidates(
        self, quest: Quest, champion: Champion, nothing: Reason
    ) -> list[Candidate]:
        if not champion.row:
            return []
        hand = in_hand(champion)
        markers = markers_blessed(quest, champion)
        found = [Candidate(Bless(one)) for one in markers]
        for blessing in champion.blessings:
            if blessing not in markers:
                reason = nothing or self.why_not_bless(quest, champion, hand, blessing)
                found.append(judge(Bless(blessing), reason))
        return found

    # What happens.

    def resume(self, quest: Quest, answer: Action) -> None:
        seat = self.seat
        champion = quest.champions[seat]
        struck, champion.struck = champion.struck, NONE
        if isinstance(answer, Hit):
            quest.push(self)
            place_die(quest, seat, answer.foe, answer.die)
        elif isinstance(answer, Use):
            quest.push(self)
            pay(quest, seat, answer.ability, answer.pay)
            deed = quest.box.ability_do[answer.ability]
            ABILITY_USES[deed].use(quest, seat, answer.ability, struck)
        elif isinstance(answer, Rage):
            champion.rage -= 1
            quest.tell("rage-spent", seat)
            quest.then(TurnDie(seat, TURN_ANY, 0, optional=0, faces=()), self)
        elif isinstance(answer, UseSkill):
            champion.used |= 1 << answer.skill % CELLS
            quest.tell("skill-used", seat, answer.skill)
            perk = perk_of(quest, answer.skill, PERK_SET_DIE, IN_ATTACK)
            quest.then(TurnDie(seat, rule_of(perk), 0, optional=0, faces=perk.faces), self)
        elif isinstance(answer, Bless):
            quest.push(self)
            spend_blessing(quest, seat, answer.blessing)
            deed = quest.box.blessing_do[answer.blessing]
            if DEEDS[deed].turns_die:
                n = quest.box.blessing_n[answer.blessing]
                quest.push(TurnDie(seat, deed, n, optional=0, faces=()))


def rule_of(perk: Perk) -> int:
    """How a skill turns a die."""
    return TURN_ANY + perk.to


def place_die(quest: Quest, seat: Seat, foe: int, name: int) -> None:
    """SA-F3: a die goes onto a hit box."""
    champion = quest.champions[seat]
    champion.struck = find(champion, name)
    champion.rolled[champion.struck] |= PLACED
    quest.tell("die-placed", seat, name, foe)
    hit_box(quest, seat, foe, face_of(name))


@final
class Overkilling(Frame[Quest]):
    """Power `overkill`: a die is set to any face and placed; a kill brings one more hit."""

    verb: ClassVar[str] = "overkilling"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "SA-A5"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def options(self, quest: Quest) -> list[Action]:
        """Every open box with every unplaced die."""
        champion = quest.champions[self.seat]
        return [
            Overkill(foe, name, face)
            for foe in quest.foes(champion)
            for face in dict.fromkeys(quest.open_boxes(foe))
            for name in in_hand(champion)
        ]

    def ask(self, quest: Quest) -> Ask | None:
        options = self.options(quest)
        return Ask(self.seat, options) if len(options) > 1 else None

    def resume(self, quest: Quest, answer: Action) -> None:
        chosen = answer if isinstance(answer, Overkill) else self.options(quest)[0]
        assert isinstance(chosen, Overkill)
        champion = quest.champions[self.seat]
        turn(champion, chosen.die, chosen.face)
        quest.tell("die-turned", self.seat, chosen.die, chosen.face)
        fatal = len(quest.open_boxes(chosen.foe)) == 1
        if fatal:
            quest.push(Striking(self.seat, 0, 2, 0, optional=1))
        place_die(quest, self.seat, chosen.foe, chosen.face - 1 + FACES)


# What abilities do in an attack.


class AbilityUse:
    """The use of one ability's deed in an attack; there is one object of each, in `ABILITY_USES`.

    This one turns a die.
    """

    def why_not(self, quest: Quest, seat: Seat, hand: list[int], ability: int) -> Reason:
        """SA-F4: why it could do nothing."""
        box = quest.box
        champion = quest.champions[seat]
        if can_turn(champion, hand, box.ability_do[ability], box.ability_n[ability]):
            return LEGAL
        return NO_DIE_TO_CHANGE if hand else NO_UNPLACED_DIE

    def use(self, quest: Quest, seat: Seat, ability: int, struck: int) -> None:
        """Does it; `struck` is the die that was placed just before."""
        deed, n = quest.box.ability_do[ability], quest.box.ability_n[ability]
        quest.push(TurnDie(seat, deed, n, optional=0, faces=()))


@final
class Shielding(AbilityUse):
    def why_not(self, quest: Quest, seat: Seat, hand: list[int], ability: int) -> Reason:
        return WRONG_STEP


@final
class HittingBox(AbilityUse):
    def why_not(self, quest: Quest, seat: Seat, hand: list[int], ability: int) -> Reason:
        return LEGAL if _strike_of(quest, seat, ability).options(quest) else NOTHING_TO_HIT

    def use(self, quest: Quest, seat: Seat, ability: int, struck: int) -> None:
        quest.push(_strike_of(quest, seat, ability))


@final
class OverkillingFoe(AbilityUse):
    def why_not(self, quest: Quest, seat: Seat, hand: list[int], ability: int) -> Reason:
        return LEGAL if hand else NO_UNPLACED_DIE

    def use(self, quest: Quest, seat: Seat, ability: int, struck: int) -> None:
        quest.push(Overkilling(seat))


@final
class StrikingAgain(AbilityUse):
    def why_not(self, quest: Quest, seat: Seat, hand: list[int], ability: int) -> Reason:
        return LEGAL if quest.champions[seat].struck >= 0 else NOT_JUST_PLACED

    def use(self, quest: Quest, seat: Seat, ability: int, struck: int) -> None:
        champion = quest.champions[seat]
        champion.rolled[struck] &= ~PLACED
        quest.tell("die-back", seat, name_of(champion.rolled[struck]))


def _strike_of(quest: Quest, seat: Seat, ability: int) -> Striking:
    box = quest.box
    exactly, boxes = box.ability_open[ability], box.ability_boxes_min[ability]
    return Striking(seat, exactly, 1, boxes, optional=0)


ABILITY_USES: Final[tuple[AbilityUse, ...]] = by_number(
    deeds_standing(ON_SIGNATURES),
    {
        SET: AbilityUse(),
        ADD: AbilityUse(),
        SUBTRACT: AbilityUse(),
        SHIFT: AbilityUse(),
        RAISE: AbilityUse(),
        LOWER: AbilityUse(),
        SHIELD: Shielding(),
        HIT_BOX: HittingBox(),
        OVERKILL: OverkillingFoe(),
        STRIKE_AGAIN: StrikingAgain(),
    },
)
"""By the numbers of deeds; every deed of an ability can stand on a signature skill."""
