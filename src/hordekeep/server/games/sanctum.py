"""Sanctum at a table of the server: options, what changes make of dice, looking back."""

import sys
from typing import Final, Literal

from hordekeep.games.sanctum.analysis.die_changes import Change as Found
from hordekeep.games.sanctum.analysis.die_changes import changes, useful_faces
from hordekeep.games.sanctum.analysis.luck import Rolled, luckier_than, open_boxes_of
from hordekeep.games.sanctum.analysis.odds import ALL_FOES, FoeOdds, foe_odds, reroll_odds
from hordekeep.games.sanctum.analysis.story import Teller
from hordekeep.games.sanctum.analysis.wounds import acts_of, wounds_by_act
from hordekeep.games.sanctum.model.actions import Reroll
from hordekeep.games.sanctum.model.box import DIFFICULTIES
from hordekeep.games.sanctum.model.dice import face_of
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.options import CHOOSE, DEFAULTS, LEAST_PLAYERS, MOST_PLAYERS, RANDOM
from hordekeep.games.sanctum.view import wire as shown
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import Lexicon
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load
from hordekeep.server.catalogue.game_form import Offer, option
from hordekeep.server.live import encoding
from hordekeep.server.wire import Phrase, Told
from hordekeep.text.catalogue import Catalogue
from hordekeep.text.sanctum.naming import SanctumNaming


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


# Looking back on a finished game.


class QuestLuck(Told):
    """All dice as they fell: how many hit an open box as they were, and how many were expected."""

    dice: int
    hits: int
    expected: float
    luckier_than: float
    """The share of games with the same rolls that would have had fewer hits."""
    faces: list[int]
    """How often each face came."""


class ChampionStory(Told):
    """What became of a champion."""

    seat: int
    wounds: list[int]
    """In acts I to VI."""
    luck: QuestLuck


class QuestMoment(Told):
    """Something that is worth another look, and the entry at which it is to be seen."""

    entry: int
    turn: int
    round: int
    """Of the last battle; 0 before."""
    phrase: Phrase


class QuestReward(Told):
    """The blessing that an achievement brought."""

    achievement: str
    blessing: str


class QuestReview(Told):
    """A finished quest, looked back on."""

    champions: list[ChampionStory]
    rewards: list[QuestReward]
    """Of those achievements that were reached since the table was opened."""
    moments: list[QuestMoment]
    """In the order in which they happened."""


def look_back(table: Table) -> QuestReview:
    """Wounds by acts and the luck of the dice for every seat, and what to look at again."""
    quest = table.state
    assert isinstance(quest, Quest)
    start = load(table.game, table.journal, upto=0).state
    assert isinstance(start, Quest)
    wounds = wounds_by_act(table.events, acts_of(start))
    rolls = _rolls(table)
    return QuestReview(
        champions=[
            ChampionStory(
                seat=seat,
                wounds=wounds[seat],
                luck=_luck([one for one in rolls if one.seat == seat]),
            )
            for seat in range(quest.players)
        ],
        rewards=_rewards(table),
        moments=_moments(table, start, rolls),
    )


def _rewards(table: Table) -> list[QuestReward]:
    """A blessing is seen right after the achievement that brought it."""
    words = table.game.lexicon
    found = []
    reached = ""
    for event in table.events:
        if event.name == "achievement-gained":
            reached = words.word("achievement", event.facts[1])
        elif event.name == "blessing-seen":
            blessing = words.word("blessing", event.facts[1])
            found.append(QuestReward(achievement=reached, blessing=blessing))
    return found


def _moments(table: Table, start: Quest, rolls: list[Rolled]) -> list[QuestMoment]:
    """A quest that began from a position has turns and rounds behind it."""
    found = Teller(start.players, start.turns, start.rounds).tell(table.events, rolls)
    return [
        QuestMoment(
            entry=one.entry,
            turn=one.turn,
            round=one.round,
            phrase=encoding.phrase(table.game, one.phrase),
        )
        for one in found
    ]


def _rolls(table: Table) -> list[Rolled]:
    """All rolls of fights, found by playing the journal again; boxes as they were before each."""
    past = load(table.game, table.journal, upto=0)
    found = []
    for entry in table.journal.entries:
        quest = past.state
        assert isinstance(quest, Quest)
        is_roll = entry.kind == "chance"
        boxes = [open_boxes_of(quest, seat) for seat in range(quest.players)] if is_roll else []
        told = len(past.events)
        past.replay(entry)
        for event in past.events[told:] if is_roll else []:
            if event.name == "dice-rolled":
                seat, *faces = event.facts
                found.append(Rolled(seat, tuple(faces), boxes[seat], event.moment))
    return found


def _luck(rolls: list[Rolled]) -> QuestLuck:
    faces = [face for one in rolls for face in one.faces]
    return QuestLuck(
        dice=len(faces),
        hits=sum(one.hits() for one in rolls),
        expected=sum(one.expected() for one in rolls),
        luckier_than=luckier_than(rolls),
        faces=[faces.count(face) for face in range(1, 7)],
    )


# Words.


def text_of(words: Catalogue, kind: str, value: int) -> list[str]:
    """What a thing says, composed from the box."""
    naming = words.naming
    assert isinstance(naming, SanctumNaming)
    texts = naming.texts
    several = {
        "foe": texts.text_of_foe,
        "item": texts.text_of_item,
        "skill": texts.text_of_skill,
    }
    single = {
        "ability": texts.text_of_ability,
        "blessing": texts.text_of_blessing,
        "achievement": texts.text_of_achievement,
    }
    if kind in several:
        return several[kind](value)
    return [single[kind](value)] if kind in single else []


OFFER: Final = Offer(
    least_seats=LEAST_PLAYERS,
    most_seats=MOST_PLAYERS,
    seats_option="players",
    options=(
        option("players", "number", DEFAULTS["players"], span=(LEAST_PLAYERS, MOST_PLAYERS)),
        option("difficulty", "choice", DEFAULTS["difficulty"], *DIFFICULTIES),
        option("heroes", "each-seat", DEFAULTS["heroes"], RANDOM, CHOOSE, thing_kind="hero"),
        option("first", "number", DEFAULTS["first"], RANDOM, span=(1, MOST_PLAYERS), advanced=True),
    ),
    types=(shown, sys.modules[__name__]),
    view="QuestView",
    advice="QuestAdvice",
    review="QuestReview",
    advise=advise,
    look_back=look_back,
    text_of=text_of,
)
