"""Undo from checkpoints gives what undo by playing all again gives, in every game."""

from collections.abc import Callable

import pytest
from tests.support.kernel_play import ALONE, stretch, toy_table
from tests.support.plain_undo import PlainTable, same, undone

from hordekeep import library
from hordekeep.games.sanctum.game import Sanctum
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.record.position import describe
from hordekeep.kernel.table.fork import open_position
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load
from hordekeep.lab.sanctum.starts import RandomWalk, at_the_last_rest

ENDING = ("done", "end-turn", "throw", "turn")
"""Verbs that end what may be taken back; rarely chosen, so that much of it comes together."""


def toy(seed: int) -> Table:
    return toy_table(seed, days=3, nights=2, holders=ALONE if seed % 2 else None)


def last_bastion(seed: int) -> Table:
    people = ["person:Anna"] * 2 if seed % 2 else ["person:Anna", "person:Bo"]
    return library.new_table("last-bastion", seed=seed, players=2, holders=people)


def sanctum(seed: int) -> Table:
    people = ["person:Anna"] * 3 if seed % 2 else ["person:Anna", "person:Bo", "person:Cleo"]
    return library.new_table("sanctum", seed=seed, players=3, holders=people)


def last_rest(seed: int) -> Table:
    """Three side by side, who may change their equipment as often as they like."""
    game = library.open_game("sanctum")
    assert isinstance(game, Sanctum)
    walk = RandomWalk(game, {"players": 3}, seed).to(at_the_last_rest)
    words = {"game": game.id, "options": walk.options, "position": describe(game, walk.quest)}
    people = ["person:Anna", "person:Bo", "person:Anna"]
    return open_position(game, words, engine="test", stretch=stretch(seed), holders=people)


class Player:
    """Answers by chance, takes back in bouts, and looks at the plain table after each of them."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.plain = PlainTable(table)
        self.luck = Luck(seed)
        self.undone = 0

    def play(self, most: int) -> None:
        while most > 0 and not self.table.over:
            if self.luck.below(5) == 0:
                self._take_back(1 + self.luck.below(60))
            else:
                self._answer()
            most -= 1

    def _answer(self) -> None:
        seats = sorted(self.table.decisions)
        seat = seats[self.luck.below(len(seats))]
        decision = self.table.decisions[seat]
        wanted: list[Action] = [one for one in decision.actions if one.verb not in ENDING]
        if not wanted or self.luck.below(10) == 0:
            wanted = list(decision.actions)
        self.table.answer(seat, decision.number, wanted[self.luck.below(len(wanted))])

    def _take_back(self, most: int) -> None:
        """A bout: one seat, or all in turn."""
        alone = self.luck.below(2) == 0
        first = self.luck.below(self.table.seats)
        count = 0
        while count < most and undone(self.table, first):
            count += 1
            first = first if alone else (first + 1) % self.table.seats
            if self.luck.below(16) == 0:
                self.compare()
        self.undone += count
        if count:
            self.compare()

    def compare(self) -> None:
        self.plain.follow()
        assert same(self.table, self.plain)


@pytest.mark.parametrize(
    ("start", "answers", "least"),
    [(toy, 300, 30), (last_bastion, 80, 20), (sanctum, 120, 40), (last_rest, 100, 200)],
    ids=["toy", "last-bastion", "sanctum", "last-rest"],
)
def test_undo_gives_what_playing_all_again_gives(
    start: Callable[[int], Table], answers: int, least: int
) -> None:
    """State, events, decisions and their numbers, at the table and when its journal is loaded."""
    undos = 0
    for seed in range(4):
        player = Player(start(seed), seed)
        player.play(answers)
        player.compare()
        assert same(load(player.table.game, player.table.journal), player.plain)
        undos += player.undone
    assert undos >= least


def test_a_long_way_back_is_plain_too() -> None:
    """Many choices side by side, taken back by one seat, by all in turn, and by one."""
    table = last_rest(1)
    plain = PlainTable(table)
    for _ in range(2):
        for seat in (0, 1, 2, 0):
            _change_equipment(table, seat, 40)
        for turn in range(100):
            table.undo(turn % 3 if turn < 60 else 0)
            if turn % 19 == 0:
                plain.follow()
                assert same(table, plain)


def _change_equipment(table: Table, seat: int, times: int) -> None:
    """Puts the same item on and off."""
    for _ in range(times):
        decision = table.decisions[seat]
        change = next(one for one in decision.actions if one.verb in ("equip", "unequip"))
        table.answer(seat, decision.number, change)
