"""The best line of a fight, and what lies ahead of taking demons on, as types of the wire.

All of it is worked out in a world that the seat could be in: nothing that it may not know counts.
"""

from collections.abc import Sequence
from typing import Final, Literal

from hordekeep.games.sanctum.analysis.fight_plan import FightPlan, fight_plan
from hordekeep.games.sanctum.analysis.fight_prospects import fight_prospects
from hordekeep.games.sanctum.analysis.fight_weights import FightWeights, Outcome
from hordekeep.games.sanctum.analysis.odds import ALL_FOES, odds_against
from hordekeep.games.sanctum.model.actions import Decline, Done, UseSkill
from hordekeep.games.sanctum.model.box import PAYS
from hordekeep.games.sanctum.model.dice import face_of
from hordekeep.games.sanctum.model.fight_actions import (
    Bless,
    Hit,
    HitBox,
    Overkill,
    Rage,
    TurnTo,
    Use,
)
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.options import are_hints_on
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import Lexicon
from hordekeep.kernel.table.perspective import perspective_of
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.view.words import Told

SourceKind = Literal["ability", "rage", "skill", "blessing"]
Kept = Literal["rage", "blessing"]


class LineStep(Told):
    """One step of a line: answers that are given one after the other."""

    actions: list[str]
    source: SourceKind | None
    """What is used, if anything is."""
    word: str
    """The ability, skill or blessing; empty for the rage and for a die that is placed as it is."""
    stamina: int
    focus: int
    """What is paid."""
    die: str | None
    """The die that is turned or placed, as it is named then."""
    to: int | None
    """The face to which it is turned."""
    foe: str | None
    box: int | None
    """The foe and the face of the box that is hit."""


class FightLine(Told):
    """What to do in the rest of this step of a fight, and what the fight comes to."""

    steps: list[LineStep]
    exact: bool
    """False where the search was cut off: the best that was found."""
    slain: list[str]
    cleared: bool
    hits: int
    """Boxes hit on foes that stand."""
    wounds: int
    dead: bool
    stamina: int
    focus: int
    rage: int
    blessings: int
    fury: bool
    """A fury card is turned up: the line ends there."""


class OtherLine(Told):
    """A line that keeps something which the best one spends."""

    keeps: Kept
    line: FightLine


class DemonProspect(Told):
    """The chance to fell a demon in the next fight, everything spent on it alone."""

    foe: str
    now: float | None
    """None where it would take too long to work out."""
    rested: float | None
    """After a rest."""


class SetProspect(Told):
    """What taking a set on would lead to."""

    demons: list[DemonProspect]
    now: float | None
    rested: float | None
    """The chance to fell all of them in one fight."""
    wounds: float | None
    """Wounds to be expected of the next fight, those who hunt already among the foes."""


class QuestPlan(Told):
    """What takes longer to work out for a seat that is asked."""

    hints: bool
    """Whether this table tells lines."""
    line: FightLine | None
    other: OtherLine | None
    sets: list[SetProspect]
    """In the order of the road, while a set is chosen."""


DEAR: Final = 20.0
"""What a line pays for keeping what it shall keep: more than any one foe is worth."""
QUICK: Final = 15
"""Places looked at for each roll of a fight that may follow: it is about this many wounds."""
SAME_WORLD: Final = 1
"""The seed of what the seat cannot know; no plan depends on it."""


def plan_ahead(table: Table, seat: Seat) -> QuestPlan:
    """The line of a seat that is asked in a fight, and prospects of the sets on the road."""
    hints = are_hints_on(table.journal.header.options)
    if seat not in table.decisions:
        return QuestPlan(hints=hints, line=None, other=None, sets=[])
    world = perspective_of(table, seat).imagine(Luck(SAME_WORLD))
    assert isinstance(world, Quest)
    words = table.game.lexicon
    plan = fight_plan(world, seat, FightWeights()) if hints else None
    return QuestPlan(
        hints=hints,
        line=None if plan is None else _line(words, plan),
        other=None if plan is None else _other(words, world, seat, plan.outcome),
        sets=[_set(words, world, seat, demons) for demons in _offered(table, seat, world)],
    )


# Lines.


def _other(words: Lexicon, quest: Quest, seat: Seat, best: Outcome) -> OtherLine | None:
    """The best line that keeps the rage, or the blessings, where the best one spends them."""
    weights = FightWeights()
    kept: Kept
    if best.rage > 0:
        kept, weights.rage = "rage", DEAR
    elif best.blessings > 0:
        kept, weights.blessing = "blessing", DEAR
    else:
        return None
    plan = fight_plan(quest, seat, weights)
    if plan is None or (kept == "rage" and plan.outcome.rage > 0):
        return None
    if kept == "blessing" and plan.outcome.blessings > 0:
        return None
    return OtherLine(keeps=kept, line=_line(words, plan))


def _line(words: Lexicon, plan: FightPlan) -> FightLine:
    outcome = plan.outcome
    return FightLine(
        steps=[_step(words, actions) for actions in steps_of(plan.actions)],
        exact=plan.exact,
        slain=[words.word("foe", foe) for foe in outcome.slain],
        cleared=outcome.cleared,
        hits=outcome.hits,
        wounds=outcome.wounds,
        dead=outcome.dead,
        stamina=outcome.stamina,
        focus=outcome.focus,
        rage=outcome.rage,
        blessings=outcome.blessings,
        fury=outcome.fury,
    )


def steps_of(actions: Sequence[Action]) -> list[list[Action]]:
    """What belongs together, up to the end of the present step of the fight.

    What is used goes with the die that it turns or the box that it strikes; an offer that is
    declined goes with what brought it.
    """
    found: list[list[Action]] = []
    for action in actions:
        if isinstance(action, Done):
            break
        last = found[-1][-1] if found else None
        used = isinstance(last, (Use, UseSkill, Rage, Bless))
        completes = isinstance(action, (TurnTo, HitBox, Overkill)) and used
        if found and (completes or isinstance(action, Decline)):
            found[-1].append(action)
        else:
            found.append([action])
    return found


def _step(words: Lexicon, actions: list[Action]) -> LineStep:
    source: SourceKind | None = None
    word, pay = "", (0, 0)
    die: str | None = None
    to: int | None = None
    foe: str | None = None
    box: int | None = None
    for action in actions:
        if isinstance(action, Use):
            source, word = "ability", words.word("ability", action.ability)
            pay = PAYS[action.pay]
        elif isinstance(action, UseSkill):
            source, word = "skill", words.word("skill", action.skill)
        elif isinstance(action, Bless):
            source, word = "blessing", words.word("blessing", action.blessing)
        elif isinstance(action, Rage):
            source = "rage"
        elif isinstance(action, TurnTo):
            die, to = words.word("die", action.die), action.face
        elif isinstance(action, Hit):
            die, box = words.word("die", action.die), face_of(action.die)
            foe = words.word("foe", action.foe)
        elif isinstance(action, (HitBox, Overkill)):
            foe, box = words.word("foe", action.foe), action.face
    return LineStep(
        actions=[words.spell(action) for action in actions],
        source=source,
        word=word,
        stamina=pay[0],
        focus=pay[1],
        die=die,
        to=to,
        foe=foe,
        box=box,
    )


# Sets.


def _offered(table: Table, seat: Seat, quest: Quest) -> Sequence[tuple[int, ...]]:
    """The sets on the road, while the seat takes one."""
    decision = table.decisions[seat]
    choosing = any(action.verb == "take" for action in decision.actions)
    return quest.sets if choosing else []


def _set(words: Lexicon, quest: Quest, seat: Seat, demons: tuple[int, ...]) -> SetProspect:
    now = _chances(quest, seat, demons, rested=False)
    rested = _chances(quest, seat, demons, rested=True)
    whole = demons[0] if len(demons) == 1 else ALL_FOES
    taken = quest.clone()
    champion = taken.champions[seat]
    champion.demons = [*champion.demons, *demons]
    prospects = fight_prospects(taken, seat, FightWeights(), QUICK)
    wounds = None
    if prospects is not None:
        wounds = sum([n * share for n, share in prospects.of_wounds().items()])
    return SetProspect(
        demons=[
            DemonProspect(foe=words.word("foe", one), now=now.get(one), rested=rested.get(one))
            for one in demons
        ],
        now=now.get(whole),
        rested=rested.get(whole),
        wounds=wounds,
    )


def _chances(
    quest: Quest, seat: Seat, demons: tuple[int, ...], *, rested: bool
) -> dict[int, float]:
    return {one.foe: one.chance for one in odds_against(quest, seat, demons, rested=rested)}
