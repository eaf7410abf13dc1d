"""A finished quest, looked back on, as types of the wire."""

from hordekeep.games.sanctum.analysis.luck import Rolled, luckier_than, rolls_of
from hordekeep.games.sanctum.analysis.story import Teller, acts_of, rewards, wounds_by_act
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load
from hordekeep.kernel.view.wording import phrase
from hordekeep.kernel.view.words import Phrase, Told


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
    first = load(table.game, table.journal, upto=0)
    assert isinstance(first.state, Quest)
    start = first.state.clone()
    words = table.game.lexicon
    wounds = wounds_by_act(table.events, acts_of(start))
    rolls = rolls_of(table.journal.entries, first)
    return QuestReview(
        champions=[
            ChampionStory(
                seat=seat,
                wounds=wounds[seat],
                luck=_luck([one for one in rolls if one.seat == seat]),
            )
            for seat in range(quest.players)
        ],
        rewards=[
            QuestReward(
                achievement=words.word("achievement", achievement),
                blessing=words.word("blessing", blessing),
            )
            for achievement, blessing in rewards(table.events)
        ],
        moments=_moments(table, start, rolls),
    )


def _moments(table: Table, start: Quest, rolls: list[Rolled]) -> list[QuestMoment]:
    """A quest that began from a position has turns and rounds behind it."""
    found = Teller(start.players, start.turns, start.rounds).tell(table.events, rolls)
    return [
        QuestMoment(
            entry=one.entry,
            turn=one.turn,
            round=one.round,
            phrase=phrase(table.game.lexicon, one.phrase),
        )
        for one in found
    ]


def _luck(rolls: list[Rolled]) -> QuestLuck:
    faces = [face for one in rolls for face in one.faces]
    return QuestLuck(
        dice=len(faces),
        hits=sum(one.hits() for one in rolls),
        expected=sum(one.expected() for one in rolls),
        luckier_than=luckier_than(rolls),
        faces=[faces.count(face) for face in range(1, 7)],
    )
