"""What changes make of dice, and the chances of a fight, as types of the wire."""

from typing import Final, Literal

from hordekeep.games.sanctum.analysis.die_changes import DieChange as Found
from hordekeep.games.sanctum.analysis.die_changes import changes, useful_faces
from hordekeep.games.sanctum.analysis.odds import ALL_FOES, FoeOdds, foe_odds, reroll_odds
from hordekeep.games.sanctum.model.dice import face_of
from hordekeep.games.sanctum.model.fight_actions import Reroll
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import Lexicon
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.view.words import Told


class DieTurns(Told):
    """The faces to which a change can turn a die; the useful ones would hit an open box."""

    die: str
    faces: list[int]
    useful: list[int]


class DieChange(Told):
    """An action of the open decision that turns a die, and what it can make of each."""

    action: str
    kind: Literal["ability", "rage", "skill", "blessing"]
    word: str
    """The ability, skill or blessing; empty for the rage."""
    turns: list[DieTurns]


class FoeChance(Told):
    """The chance to fell a foe if everything is spent on it alone; 0 or 1 once the dice lie."""

    foe: str | None
    """None for all of them together."""
    chance: float


class RerollChances(Told):
    """What rolling some dice again leads to."""

    action: str
    foes: list[FoeChance]


class QuestAdvice(Told):
    """What a seat should know before it decides; lists are empty where nothing is to be told."""

    changes: list[DieChange]
    foes: list[FoeChance]
    rerolls: list[RerollChances]


KINDS: Final[dict[str, Literal["ability", "rage", "skill", "blessing"]]] = {
    "use": "ability",
    "rage": "rage",
    "skill": "skill",
    "bless": "blessing",
}


def advise(table: Table, seat: Seat) -> QuestAdvice:
    """What a seat of Sanctum should know before it decides."""
    quest = table.state
    assert isinstance(quest, Quest)
    words = table.game.lexicon
    decision = table.decisions.get(seat)
    actions = [] if decision is None else decision.actions
    useful = useful_faces(quest, seat)
    again = [action for action in actions if isinstance(action, Reroll)]
    faces = [[face_of(die) for die in action.dice] for action in again]
    return QuestAdvice(
        changes=[_change(words, one, useful) for one in changes(quest, seat, actions)],
        foes=_foes(words, foe_odds(quest, seat)),
        rerolls=[
            RerollChances(action=words.spell(action), foes=_foes(words, odds))
            for action, odds in zip(again, reroll_odds(quest, seat, faces), strict=True)
        ],
    )


def _foes(words: Lexicon, odds: list[FoeOdds]) -> list[FoeChance]:
    return [
        FoeChance(
            foe=None if one.foe == ALL_FOES else words.word("foe", one.foe), chance=one.chance
        )
        for one in odds
    ]


def _change(words: Lexicon, found: Found, useful: list[int]) -> DieChange:
    kind = KINDS[found.action.verb]
    number = None if kind == "rage" else getattr(found.action, kind)
    return DieChange(
        action=words.spell(found.action),
        kind=kind,
        word="" if number is None else words.word(kind, number),
        turns=[
            DieTurns(
                die=words.word("die", die),
                faces=faces,
                useful=[face for face in faces if face in useful],
            )
            for die, faces in found.turns
        ],
    )
