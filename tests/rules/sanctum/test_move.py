"""Moves, clause by clause (SA-M1…M8)."""

import pytest
from tests.support.sanctum.layout import BOX, WORDS, number
from tests.support.sanctum.stage import Stage

HEROES = ("huntress", "outlaw", "slayer", "dancer")
PAIRS = ("r1-01 r1-02", "r1-03 r1-04", "r1-05 r1-06", "r1-07 r1-08")
CHEST = ("g1-01 g1-02", "g1-03 g1-04")


def place(stage: Stage, hero: str) -> tuple[str, int]:
    """Where a figure stands."""
    champion = stage.champion(hero)
    return WORDS.word("act", champion.act), champion.space


def order(stage: Stage) -> list[str]:
    """The figures, foremost first."""
    return [WORDS.word("hero", stage.quest.champions[seat].hero) for seat in stage.quest.order]


def names(demons: list[int]) -> list[str]:
    return [WORDS.word("demon", demon) for demon in demons]


# Where to.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_figure_goes_in_front_of_the_foremost(players: int) -> None:
    """SA-M1: a figure goes in front of the foremost one, wherever it stood."""
    heroes = HEROES[:players]
    stage = Stage(*heroes).board(1, players, *PAIRS).turn(heroes[-1])
    assert place(stage, heroes[-1]) == ("act-1", 1)
    stage.do("move")
    assert place(stage, heroes[-1]) == ("act-1", players + 1)
    assert order(stage) == [heroes[-1], *heroes[:-1]]


def test_the_foremost_goes_one_step() -> None:
    """SA-M1: the foremost figure itself goes one step."""
    stage = Stage("huntress", "outlaw").board(1, 2, *PAIRS).do("move")
    assert place(stage, "huntress") == ("act-1", 3)
    assert order(stage) == ["huntress", "outlaw"]


@pytest.mark.parametrize(
    ("players", "act", "following"),
    [
        *[(2, 1, 3), (2, 3, 5)],
        *[(3, 1, 2), (3, 2, 4), (3, 4, 5)],
        *[(4, 1, 2), (4, 2, 3), (4, 3, 4), (4, 4, 5)],
    ],
)
def test_a_used_up_board_leads_to_the_next_act(players: int, act: int, following: int) -> None:
    """SA-M1: when the board is used up the figure goes onto the next act's board in play."""
    stage = Stage(*HEROES[:players]).board(act, 7).do("move")
    assert place(stage, "huntress") == (f"act-{following}", 1)
    stage = Stage(*HEROES[:players]).board(act, 6, *PAIRS).do("move")
    assert place(stage, "huntress") == (f"act-{act}", 7)


def test_a_figure_left_behind_keeps_its_rank() -> None:
    """SA-M7: figures form one order over all boards; the last may jump to the front."""
    stage = Stage("huntress", "outlaw", "slayer").board(2, 2, *PAIRS)
    stage.at("huntress", 1, 3).at("outlaw", 2, 2).at("slayer", 2, 1)
    stage.order("outlaw", "slayer", "huntress").do("move")
    assert place(stage, "huntress") == ("act-2", 3)
    assert order(stage) == ["huntress", "outlaw", "slayer"]
    assert place(stage, "slayer") == ("act-2", 1)  # the others stay


def test_the_front_never_goes_back() -> None:
    """SA-M7: the front stays where it is, also when the foremost figure is dead."""
    stage = Stage("huntress", "outlaw", "slayer").board(1, 5, *PAIRS)
    stage.at("huntress", 1, 5).dead("huntress").turn("outlaw").do("move")
    assert place(stage, "outlaw") == ("act-1", 6)
    assert order(stage) == ["outlaw", "huntress", "slayer"]


def test_at_the_walls_figures_have_no_order() -> None:
    """SA-M7, SA-W8: late comers go to the walls from any board, behind those already there."""
    stage = Stage("huntress", "outlaw", "slayer").at_walls("huntress", "outlaw")
    stage.quest.sets = [(80, 81), (82, 83)]
    stage.turn("slayer").do("move")
    assert stage.asks() == "taking-set"
    assert place(stage, "slayer") == ("act-5", 1)
    assert order(stage) == ["huntress", "outlaw", "slayer"]
    assert [champion.dice for champion in stage.quest.champions] == [2, 2, 2]  # only the first one


# Demons.


def test_the_first_figure_lays_out_five_sets() -> None:
    """SA-M2: the first figure on a board lays out five sets, each space after it one more."""
    stage = Stage("huntress", "outlaw").board(1, 7).do("move")  # onto act III
    assert stage.asks_nature() == "deal demon 2"  # two level I demons: one is open, one new top
    stage.nature("r1-01", "r1-02")
    assert stage.asks_nature() == "deal demon 5"
    stage.nature("r2-01", "r2-02", "r2-03", "r2-04", "r2-05")
    laid = stage.told("set-laid")
    assert laid == ["r2-09", "r2-01", "r2-02", "r1-12 r2-03", "r1-01 r2-04"]
    assert stage.legal() == [f"take {one}" for one in laid]
    stage.do("take r2-01", "move").nature("r1-03").nature("r2-06")
    assert stage.told("set-laid")[5:] == ["r1-02 r2-05"]
    assert len(stage.legal()) == 5


def test_sets_keep_together() -> None:
    """SA-M2: a pair is taken whole; one of its demons alone is refused."""
    stage = Stage("huntress", "outlaw").board(1, 2, *PAIRS).do("move").nature("g2-01")
    assert stage.legal() == [f"take {one}" for one in (*PAIRS, "r2-09")]
    assert stage.refuses("take r1-01") == ("SA-M2", "refused-break-up-set")


def test_taking_a_set_is_not_optional() -> None:
    """SA-M3: the mover takes one whole set to the battle board, and cannot leave it."""
    stage = Stage("huntress", "outlaw").board(1, 2, *PAIRS).do("move").nature("g2-01")
    assert "decline" not in stage.legal()
    stage.do("take r1-03 r1-04")
    assert names(stage.champion("huntress").demons) == ["r1-03", "r1-04"]
    assert len(stage.quest.sets) == 4
    assert stage.asked() == ["outlaw"]


def test_demons_stay_until_they_are_killed() -> None:
    """SA-M3: demons stay on the battle board over fights and rests until they are killed."""
    stage = Stage("huntress", "outlaw").demons("huntress", "r1-05").do("fight").roll(1, 1)
    stage.do("done").do("done")
    assert names(stage.champion("huntress").demons) == ["r1-05"]
    stage.do("rest", "rest")
    assert names(stage.champion("huntress").demons) == ["r1-05"]


def test_the_only_set_is_taken_without_asking() -> None:
    """SA-M3: a single set is taken at once: there is nothing to choose."""
    stage = Stage("huntress", "outlaw").board(1, 2).do("move").nature("g2-01")
    assert stage.told("set-taken") == ["seat-1 r2-09"]
    assert stage.asked() == ["outlaw"]


def test_any_number_of_demons() -> None:
    """SA-M8: a player with any number of demons may Move and takes more."""
    many = [f"g1-{one:02}" for one in range(1, 10)]
    stage = Stage("huntress", "outlaw").demons("huntress", *many).board(1, 2, *PAIRS)
    stage.do("move").nature("g2-01").do("take r1-01 r1-02")
    assert len(stage.champion("huntress").demons) == 11


# The chest.


def at_the_chest(*heroes: str) -> Stage:
    """The first hero is about to step on the last space of act I; two pairs lie there."""
    return Stage(*heroes).board(1, 6, *CHEST, "r1-01 r1-02")


def test_the_chest_opens_after_taking_a_set() -> None:
    """SA-M4: on the last space all demons left are turned to items, at the end of the turn."""
    stage = at_the_chest("huntress", "outlaw").do("move").nature("g2-01")
    assert stage.told("chest-opened") == []
    stage.do("take r2-09")
    items = [WORDS.word("item", number("demon", f"g1-0{one}")) for one in (1, 2, 3, 4)]
    items += ["smiths-hammer", "scribes-gloves"]
    assert stage.told("chest-opened") == [" ".join(items)]
    assert stage.quest.sets == []
    assert stage.legal() == [f"pick {item}" for item in items]


@pytest.mark.parametrize("heroes", [HEROES[:2], HEROES[:3], HEROES])
def test_the_chest_goes_by_figure_order(heroes: tuple[str, ...]) -> None:
    """SA-M4: the mover takes an item first, then the others by their figures, foremost first."""
    stage = at_the_chest(*heroes).order(*reversed(heroes)).do("move").nature("g2-01")
    stage.do("take r1-01 r1-02")
    behind = [hero for hero in reversed(heroes) if hero != heroes[0]]
    for hero in [heroes[0], *behind]:
        assert stage.asked() == [hero]
        stage.do(stage.legal()[0])
        assert len(stage.champion(hero).pouch) == 1
    skills = [champion.skills for champion in stage.quest.champions]
    assert skills == [0] * len(heroes)  # items, no levels
    assert stage.told("gem-raised") == []


def test_the_rest_of_the_chest_is_discarded() -> None:
    """SA-M4: one item each; what is left goes to the discards of its level."""
    stage = at_the_chest("huntress", "outlaw").do("move").nature("g2-01").do("take r1-01 r1-02")
    stage.do("pick pilgrims-circlet", "pick apprentices-wand")
    assert stage.told("chest-left") == ["weavers-gloves splintered-buckler runed-sabre"]
    assert names(stage.quest.discards[0]) == ["g1-03", "g1-04"]
    assert names(stage.quest.discards[1]) == ["r2-09"]
    assert stage.asked() == ["outlaw"]


def test_the_dead_take_nothing_from_the_chest() -> None:
    """SA-M4, SA-F9: only living players take an item."""
    stage = at_the_chest("huntress", "outlaw", "slayer").dead("outlaw")
    stage.do("move").nature("g2-01").do("take r1-01 r1-02", "pick weavers-gloves")
    assert stage.asked() == ["slayer"]


def test_no_chest_before_the_last_space_nor_at_the_walls() -> None:
    """SA-M4: a chest opens on the last space of boards I–IV only."""
    stage = Stage("huntress", "outlaw").board(1, 5, *PAIRS).do("move").nature("g1-01", "g1-02")
    stage.do("take r1-01 r1-02")
    assert stage.told("chest-opened") == []
    assert BOX.act_chest == [True, True, True, True, False]


# Divine intervention.


def test_divine_intervention_gives_everybody_a_die() -> None:
    """SA-M5: a figure on the marked space: every living player gains a die, before the demons."""
    stage = Stage("huntress", "outlaw", "slayer").dead("slayer").board(2, 3, *PAIRS).do("move")
    assert stage.told("intervention") == ["act-2"]
    assert [champion.dice for champion in stage.quest.champions] == [3, 3, 2]
    assert stage.asks_nature() == "deal demon 1"  # not dealt yet
    stage.nature("g1-01").nature("g2-01").do("take r1-01 r1-02")
    stage.do("move").nature("g2-02")
    assert [champion.dice for champion in stage.quest.champions] == [3, 3, 2]  # once


# Decks.


def test_an_empty_deck_is_refilled_from_its_discards() -> None:
    """SA-M6: an empty deck is made of its shuffled discards, and dealing goes on."""
    stage = Stage("huntress", "outlaw").board(1, 3, *PAIRS).deck(1, "b1-01")
    stage.discards("g1-01", "g1-02", "g1-03").do("move")
    assert stage.told("deck-refilled") == ["1"]
    assert stage.asks_nature() == "deal demon 2"  # the second of the pair, and the new top
    stage.nature("g1-02", "g1-03")
    assert stage.told("set-laid") == ["b1-01 g1-02"]
    assert stage.told("deck-shows") == ["1 g1-03"]
    assert stage.quest.discards[0] == []
    assert stage.quest.decks[0].size() == 2


def test_a_deck_is_refilled_when_it_is_needed() -> None:
    """SA-J5, SA-M6: a deck dealt to its last card stays empty until a demon has to be dealt."""
    stage = Stage("huntress", "outlaw").board(1, 3, *PAIRS).deck(1, "b1-01", "b1-02")
    stage.discards("g1-01", "g1-02").pouch("outlaw", "smiths-hammer").do("move").nature("b1-02")
    assert stage.told("set-laid") == ["b1-01 b1-02"]
    assert (stage.told("deck-refilled"), stage.quest.decks[0].size()) == ([], 0)
    stage.do("take r1-03 r1-04", "rest", "buy red smiths-hammer")
    stage.do("move").nature("g2-01").do("take r1-05 r1-06", "move")
    assert stage.told("deck-refilled") == ["1"]
    chance = stage.table.chance_in(-1)
    assert chance is not None
    assert sorted(names(list(chance.pool))) == ["g1-01", "g1-02", "r1-01"]  # the sold item too


def test_a_set_that_cannot_be_filled_is_smaller_or_missing() -> None:
    """SA-M6: where deck and discards do not suffice a set is smaller, or there is none."""
    stage = Stage("huntress", "outlaw").board(1, 3, *PAIRS).deck(1, "b1-01").do("move")
    assert stage.told("set-laid") == ["b1-01"]
    assert "take b1-01" in stage.legal()
    stage = Stage("huntress", "outlaw").board(1, 3, *PAIRS).deck(1).do("move")
    assert stage.told("set-laid") == []
    assert stage.legal() == [f"take {one}" for one in PAIRS]
    stage = Stage("huntress", "outlaw").board(1, 3).deck(1).do("move")
    assert stage.told("set-taken") == []  # nothing to take, and play goes on
    assert stage.asked() == ["outlaw"]


def test_what_goes_to_the_discards() -> None:
    """SA-M6: sold items and demons dropped when answering go to the discards, unhurt."""
    stage = Stage("huntress", "outlaw").pouch("huntress", "smiths-hammer").do("rest")
    stage.do("buy blue smiths-hammer")
    assert names(stage.quest.discards[0]) == ["r1-01"]
    stage = Stage("huntress", "outlaw").breached("outlaw").demons("huntress", "r2-01")
    stage.hits("r2-01", 6).do("answer")
    assert names(stage.quest.discards[1]) == ["r2-01"]
    assert stage.quest.hits[number("foe", "r2-01")] == 0
