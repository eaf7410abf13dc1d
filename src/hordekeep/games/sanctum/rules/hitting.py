"""Hits: a box is hit, a foe falls, the figure moves on (SA-F3, SA-F7, SA-L3, SA-L4)."""

from typing import ClassVar, Final, final

from hordekeep.games.sanctum.model.actions import DECLINE
from hordekeep.games.sanctum.model.box import SHIFT
from hordekeep.games.sanctum.model.dice import DIE_WORDS, FACES, face_of, in_hand, results, turn
from hordekeep.games.sanctum.model.fight_actions import Hit, HitBox, TurnTo
from hordekeep.games.sanctum.model.perks import ON_KILL, PERK_SHIFT_DIE
from hordekeep.games.sanctum.model.reasons import LEGAL, NOTHING_TO_HIT, WRONG_RESULT, judge
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.penalties.suffering import Suffer
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.frame import Ask, Candidate, Frame
from hordekeep.kernel.play.seat import Seat

KNOWN_FOES: Final = 200
"""More than boxes have had so far."""
HITS: Final = [[Hit(foe, die) for die in range(len(DIE_WORDS))] for foe in range(KNOWN_FOES)]
"""Every die on every foe; an action is never changed."""
DIE_TURNS: Final[list[Action]] = [
    TurnTo(name, face) for name in range(len(DIE_WORDS)) for face in range(1, FACES + 1)
]
"""Every die turned to every face; an action is never changed."""


def hit_with(foe: int, die: int) -> Hit:
    """A die on a foe, made once for all games."""
    return HITS[foe][die] if foe < KNOWN_FOES else Hit(foe, die)


def hit_box(quest: Quest, seat: Seat, foe: int, face: int) -> None:
    """Hits the first open box of this face; what follows comes next on the agenda."""
    for box, shown in enumerate(quest.box.foe_boxes[foe]):
        if shown == face and not quest.hits[foe] >> box & 1:
            quest.hits[foe] |= 1 << box
            break
    quest.tell("box-hit", seat, foe, face)
    if quest.is_felled(foe):
        _falls(quest, seat, foe)


def _falls(quest: Quest, seat: Seat, foe: int) -> None:
    """SA-F7, SA-L3: a demon is dead; a card of the last battle is beaten and the figure moves."""
    champion = quest.champions[seat]
    champion.kills += 1
    quest.tell("card-beaten" if champion.row else "demon-killed", seat, foe)
    if champion.row:
        champion.at += 1
        champion.veiled = 0
    if not quest.foes(champion):
        return
    for perk in quest.perks(champion, ON_KILL):
        if perk.do == PERK_SHIFT_DIE:
            quest.push(TurnDie(seat, SHIFT, perk.n, optional=1, faces=()))
    if champion.row and quest.box.is_fury(champion.row[champion.at]):
        quest.tell("fury-turned", seat, champion.row[champion.at], reveals=True)
        quest.push(Suffer(seat, champion.row[champion.at]))  # SA-L4: at once


@final
class TurnDie(Frame[Quest]):
    """An unplaced die is turned by a rule: an ability's, the rage's, a skill's (SA-F4, SA-A2)."""

    verb: ClassVar[str] = "turn-die"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "rule:number",
        "n:number",
        "optional:number",
        "faces:number*",
    )
    clause: ClassVar[str] = "SA-F4"

    def __init__(
        self, seat: Seat, rule: int, n: int, optional: int, faces: tuple[int, ...]
    ) -> None:
        self.seat = seat
        self.rule = rule
        self.n = n
        self.optional = optional
        """1 where nothing has been paid for it and it may be left."""
        self.faces = faces
        """What the die must show before; none means anything."""

    def options(self, quest: Quest) -> list[Action]:
        """All turns that the rule allows."""
        champion = quest.champions[self.seat]
        found: list[Action] = []
        for name in in_hand(champion):
            if self.faces and face_of(name) not in self.faces:
                continue
            first = name * FACES - 1
            found += [
                DIE_TURNS[first + face] for face in results(champion, self.rule, self.n, name)
            ]
        return found

    def ask(self, quest: Quest) -> Ask | None:
        options = self.options(quest)
        if self.optional and options:
            options.append(DECLINE)
        return Ask(self.seat, options) if len(options) > 1 else None

    def candidates(self, quest: Quest) -> list[Candidate]:
        options = self.options(quest)
        found = []
        for name in in_hand(quest.champions[self.seat]):
            for face in range(1, FACES + 1):
                action = TurnTo(name, face)
                found.append(judge(action, LEGAL if action in options else WRONG_RESULT))
        return [*found, Candidate(DECLINE)] if self.optional else found

    def resume(self, quest: Quest, answer: Action) -> None:
        if not self.optional and not isinstance(answer, TurnTo):
            options = self.options(quest)
            answer = options[0] if options else answer
        if isinstance(answer, TurnTo):
            turn(quest.champions[self.seat], answer.die, answer.face)
            quest.tell("die-turned", self.seat, answer.die, answer.face)


@final
class Striking(Frame[Quest]):
    """An open box is hit without a die, under the conditions of a skill (SA-A5)."""

    verb: ClassVar[str] = "striking"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "exactly:number",
        "least:number",
        "boxes:number",
        "optional:number",
    )
    clause: ClassVar[str] = "SA-A5"

    def __init__(self, seat: Seat, exactly: int, least: int, boxes: int, optional: int) -> None:
        self.seat = seat
        self.exactly = exactly
        """The foe has exactly this many open boxes (0: any number)."""
        self.least = least
        """At least this many."""
        self.boxes = boxes
        """At least this many boxes in all."""
        self.optional = optional

    def options(self, quest: Quest) -> list[Action]:
        """All boxes that may be hit."""
        found: list[Action] = []
        for foe in quest.foes(quest.champions[self.seat]):
            if self.fits(quest, foe):
                found += [HitBox(foe, face) for face in dict.fromkeys(quest.open_boxes(foe))]
        return found

    def fits(self, quest: Quest, foe: int) -> bool:
        """Whether a foe meets the conditions."""
        still = len(quest.open_boxes(foe))
        if self.exactly and still != self.exactly:
            return False
        return still >= self.least and len(quest.box.foe_boxes[foe]) >= self.boxes

    def ask(self, quest: Quest) -> Ask | None:
        options = self.options(quest)
        if self.optional and options:
            options.append(DECLINE)
        return Ask(self.seat, options) if len(options) > 1 else None

    def candidates(self, quest: Quest) -> list[Candidate]:
        found = []
        for foe in quest.foes(quest.champions[self.seat]):
            reason = LEGAL if self.fits(quest, foe) else NOTHING_TO_HIT
            for face in dict.fromkeys(quest.open_boxes(foe)):
                found.append(judge(HitBox(foe, face), reason))
        return [*found, Candidate(DECLINE)] if self.optional else found

    def resume(self, quest: Quest, answer: Action) -> None:
        if not self.optional and not isinstance(answer, HitBox):
            options = self.options(quest)
            answer = options[0] if options else answer
        if isinstance(answer, HitBox):
            hit_box(quest, self.seat, answer.foe, answer.face)
