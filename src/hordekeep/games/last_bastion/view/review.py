"""A finished game of Last Bastion, looked back on, as types of the wire."""

from hordekeep.games.last_bastion.analysis.luck import Rolled, luckier_than, rolls_of
from hordekeep.games.last_bastion.analysis.story import StoryEntry, Teller
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load
from hordekeep.kernel.view.wording import phrase
from hordekeep.kernel.view.words import Phrase, Told


class StoryLine(Told):
    """One line of a hero's story, and the entry where it happened; 0 for the whole game."""

    entry: int
    phrase: Phrase


class DiceLuck(Told):
    """Combat dice, how many of them hit a card of their fight, and how many were to be expected."""

    dice: int
    hits: int
    expected: float
    luckier_than: float
    """The share of games with the same dice that would have had fewer hits."""


class HeroStory(Told):
    """What one would tell of a hero, and how the dice fell for it."""

    hero: str
    lines: list[StoryLine]
    luck: DiceLuck


class SiegeReview(Told):
    """A finished game, looked back on."""

    heroes: list[HeroStory]
    luck: DiceLuck


def look_back(table: Table) -> SiegeReview:
    """The story of every hero, and the luck of the dice."""
    siege = table.state
    assert isinstance(siege, Siege)
    first = load(table.game, table.journal, upto=0)
    assert isinstance(first.state, Siege)
    turn = first.state.turns  # a game that began from a position has some behind it
    rolls = rolls_of(table.journal.entries, first)
    heroes = [hero for hero in siege.seat_hero if hero != NONE]
    lines = Teller(siege.box, heroes, turn).tell(table.events)
    return SiegeReview(
        heroes=[_story(table, seat, hero, lines, rolls) for seat, hero in enumerate(heroes)],
        luck=_luck(rolls),
    )


def _story(
    table: Table, seat: Seat, hero: int, lines: list[StoryEntry], rolls: list[Rolled]
) -> HeroStory:
    return HeroStory(
        hero=table.game.lexicon.word("hero", hero),
        lines=[
            StoryLine(entry=line.entry, phrase=phrase(table.game.lexicon, line.phrase))
            for line in lines
            if line.hero == hero
        ],
        luck=_luck([one for one in rolls if one.seat == seat]),
    )


def _luck(rolls: list[Rolled]) -> DiceLuck:
    return DiceLuck(
        dice=sum(one.dice for one in rolls),
        hits=sum(one.hits for one in rolls),
        expected=sum(one.expected() for one in rolls),
        luckier_than=luckier_than(rolls),
    )
