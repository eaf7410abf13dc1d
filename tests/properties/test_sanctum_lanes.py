"""Side by side in Sanctum: last rest, answer, roars and fights, in whatever order they are done.

Random situations before the last rest are played to the end, each seat with a luck of its own
for choices and dice. Only the order in which the seats are faster differs.
"""

from typing import Final

import pytest
from tests.support.sanctum.layout import BOX, GAME
from tests.support.sanctum.play import choose
from tests.support.sanctum.stage import Stage

from hordekeep.games.sanctum.model.box import DIFFICULTIES
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.walls import LastRest
from hordekeep.kernel.errors import HordekeepError
from hordekeep.kernel.play.action import Action, Fate
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.frame import legal_of
from hordekeep.kernel.play.seat import MAIN
from hordekeep.kernel.play.state import Pending
from hordekeep.kernel.record.journal import ChanceEntry

SITUATIONS: Final = 40
ORDERS: Final = 4
COLOURS: Final = ("red", "green", "blue")


def situation(seed: int) -> Stage:
    """Two to four heroes at the last rest, each with something of everything."""
    luck = Luck(seed)
    heroes = list(BOX.hero_ids)
    while len(heroes) > 2 + seed % 3:
        heroes.pop(luck.below(len(heroes)))
    stage = Stage(*heroes, difficulty=DIFFICULTIES[luck.below(len(DIFFICULTIES))])
    items = list(range(BOX.demons))
    tiles = list(range(11))
    for hero in heroes:
        stage.life(hero, 1 + luck.below(14)).dice(hero, 2 + luck.below(4))
        stage.potions(hero, luck.below(3), luck.below(3)).gems(
            hero, red=3, green=3, blue=3, white=2
        )
        for colour in COLOURS:
            for level in (1, 2, 3):
                if luck.below(3):
                    stage.skills(f"{hero}.{colour}.{level}")
        for _ in range(luck.below(8)):
            stage.pouch(hero, BOX.foe_ids[items.pop(luck.below(len(items)))])
        for _ in range(luck.below(4)):
            stage.blessings(hero, BOX.blessing_ids[tiles.pop(luck.below(len(tiles)))])
    stage.quest.breacher, stage.quest.laid = 0, 2 + luck.below(3)
    for seat, champion in enumerate(stage.quest.champions):
        champion.answered = 2 if seat == 0 else 2 + luck.below(stage.quest.laid - 1)
    return stage.agenda(LastRest())


class Lanes:
    """Plays a quest to its end: each lane has its own luck, `order` says which one goes on."""

    def __init__(self, quest: Quest, seed: int, order: Luck) -> None:
        self.quest = quest
        self.order = order
        self.luck = [Luck(1000 * seed + lane) for lane in range(quest.players + 1)]
        self.most_open = 0
        self.answers = 0

    def play(self) -> str:
        """The fingerprint at the end."""
        while pending := self.quest.pending():
            self.most_open = max(self.most_open, len(pending))
            self.step(pending[self.order.below(len(pending))])
        return self.quest.fingerprint()

    def step(self, asked: Pending) -> None:
        luck = self.luck[asked.lane if asked.lane != MAIN else -1]
        if asked.ask.chance is not None:
            answer: Action = Fate(asked.ask.chance.fall(luck))
        else:
            look_at(self.quest, asked)
            answer = choose(self.quest, asked.ask.seat, asked.ask.actions, luck)
            self.answers += 1
        self.quest.answer(asked.lane, answer)


def look_at(quest: Quest, asked: Pending) -> None:
    """What must hold of every question: the living are asked, and candidates agree with it."""
    actions = asked.ask.actions
    assert not quest.champions[asked.ask.seat].dead, "nothing happens to the dead"
    assert not quest.champions[asked.ask.seat].triumphant, "a winner is out of reach"
    assert len(set(map(GAME.lexicon.spell, actions))) == len(actions), "an action is there once"
    legal = legal_of(quest.top(asked.lane).candidates(quest))
    assert sorted(map(GAME.lexicon.spell, legal)) == sorted(map(GAME.lexicon.spell, actions))


@pytest.mark.parametrize("seed", range(SITUATIONS))
def test_it_does_not_matter_who_is_faster(seed: int) -> None:
    """SA-W6, SA-W7, SA-L2, SA-L7, SA-T2: any order of the lanes ends in the same position."""
    start = situation(seed).quest
    ends = set()
    for order in range(ORDERS):
        game = Lanes(start.clone(), seed, Luck(order))
        ends.add(game.play())
        assert game.most_open > 1, "several are asked at the same time"
    assert len(ends) == 1


def test_the_order_inside_a_lane_matters() -> None:
    """The comparison sees a difference where there is one."""
    start = situation(0).quest
    assert Lanes(start.clone(), 0, Luck(0)).play() != Lanes(start.clone(), 1, Luck(0)).play()


@pytest.mark.parametrize("seed", range(SITUATIONS))
def test_taking_back_in_a_lane(seed: int) -> None:
    """SA-U1, SA-L2: own choices only, back to what the own lane revealed last; the others stand."""
    walk = Walk(seed)
    while walk.stage.quest.rounds == 1 and walk.stage.quest.lanes:
        walk.step()
    assert walk.answers > 0


class Walk:
    """The first round of a last battle, with a choice taken back now and then."""

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed)
        self.stage = situation(seed)
        lords = [card for card in BOX.foe_ids if card.startswith("dl-")]
        furies = [card for card in BOX.foe_ids if card.startswith("fu-")]
        for hero in self.stage.heroes():
            cards = [lords, furies, lords, furies, lords]
            self.stage.row(hero, *[pile.pop(self.luck.below(len(pile))) for pile in cards])
        self.stage.battle()
        self.table = self.stage.table
        self.made: list[list[list[int]]] = [[] for _ in range(self.table.seats)]
        """Each seat as it was before every choice since its lane's newest revelation."""
        self.answers = 0

    def step(self) -> None:
        for seat in range(self.table.seats):
            chance = self.table.chance_in(seat)
            if chance is not None:
                say = self.table.chance_words(chance, chance.fall(self.luck))
                self.table.replay(ChanceEntry(seat, say, chance.audience))
                self.made[seat] = []
                return
        seats = list(self.table.decisions)
        seat = seats[self.luck.below(len(seats))]
        if self.luck.below(3):
            self.choose(seat)
        else:
            self.take_back(seat)

    def choose(self, seat: int) -> None:
        decision = self.table.decisions[seat]
        before, heard = self.seats()[seat], len(self.table.events)
        action = choose(self.stage.quest, seat, decision.actions, self.luck)
        self.table.answer(seat, decision.number, action)
        self.made[seat].append(before)
        self.answers += 1
        if any(event.reveals for event in self.table.events[heard:]):
            self.made[seat] = []

    def take_back(self, seat: int) -> None:
        before = self.seats()
        if not self.made[seat]:
            with pytest.raises(HordekeepError):
                self.table.undo(seat)
            assert self.seats() == before
            return
        self.table.undo(seat)
        before[seat] = self.made[seat].pop()
        assert self.seats() == before

    def seats(self) -> list[list[int]]:
        """What lies in front of each seat, and the hits on its cards."""
        quest = self.stage.quest
        return [
            [*champion.numbers(), *[quest.hits[foe] for foe in champion.row]]
            for champion in quest.champions
        ]
