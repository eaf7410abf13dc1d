"""Knowing and taking back, clause by clause (SA-U1, SA-U2)."""

from tests.support.sanctum.layout import number
from tests.support.sanctum.stage import Stage

from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.seat import NATURE, SPECTATOR, only

HEROES = ("huntress", "outlaw")


def back_to_where_it_was(stage: Stage, hero: str, *texts: str) -> None:
    """Does these things and takes them all back; nothing may remain of them."""
    before = [stage.quest.fingerprint()]
    told = stage.events()
    for text in texts:
        stage.do(text)
        before.append(stage.quest.fingerprint())
    for fingerprint in reversed(before[:-1]):
        stage.undo(hero)
        assert stage.quest.fingerprint() == fingerprint
    assert stage.events() == told


def test_back_to_the_roll_and_no_further() -> None:
    """SA-U1: everything done since the roll can be taken back, the roll itself cannot."""
    stage = Stage(*HEROES).demons("huntress", "r1-05", "r1-06", "r2-01").do("fight").roll(3, 6)
    back_to_where_it_was(
        stage,
        "huntress",
        *["hit r1-05 3", "use huntress.helmet focus", "rage", "turn 4* 3", "hit r1-06 3*"],
    )
    assert stage.cannot_undo("huntress") == "undo-revealed"


def test_potions_can_be_taken_back_until_the_roll() -> None:
    """SA-U1: what was done before the roll can be taken back up to the roll."""
    stage = Stage(*HEROES).demons("huntress", "r1-05").potions("huntress", red=2, blue=2)
    stage.marks("huntress", "huntress.armour", "stamina", "stamina")
    stage.marks("huntress", "huntress.helmet", "focus")
    back_to_where_it_was(
        stage, "huntress", "fight", "drink red huntress.armour", "drink blue huntress.helmet"
    )
    stage.do("fight", "drink blue huntress.helmet", "roll")
    assert stage.asks_nature() == "roll number 2"
    stage.roll(3, 3)
    assert stage.cannot_undo("huntress") == "undo-revealed"


def test_a_reroll_is_a_roll() -> None:
    """SA-U1: dice rolled again are new knowledge; leaving it can be taken back."""
    stage = Stage(*HEROES).demons("huntress", "r1-05").skills("huntress.blue.2")
    stage.do("fight").roll(1, 2)
    back_to_where_it_was(stage, "huntress", "decline")
    stage.do("reroll 1").roll(3)
    assert stage.cannot_undo("huntress") == "undo-revealed"
    back_to_where_it_was(stage, "huntress", "hit r1-05 3")
    assert stage.champion("huntress").used  # the skill stays used


def test_levels_can_be_taken_back_until_the_item_is_seen() -> None:
    """SA-U1: levels can be taken back until the demon is turned; each turned item is a point."""
    stage = Stage(*HEROES).demons("huntress", "r2-01", "r1-05").hits("r2-01", 6)
    stage.chart("huntress", red_2=1).do("fight").roll(1, 3)
    back_to_where_it_was(
        stage,
        "huntress",
        *["hit r2-01 1", "hit r1-05 3", "done", "loot r2-01", "raise red-2"],
    )
    stage.do("hit r2-01 1", "hit r1-05 3", "done", "loot r2-01", "raise red-2", "raise red-3")
    assert stage.told("item-won") == ["seat-1 wardens-greathelm"]
    assert stage.cannot_undo("huntress") == "undo-revealed"
    assert stage.asks() == "level"  # the next demon
    stage.do("raise red-1")
    assert stage.cannot_undo("huntress") == "undo-revealed"


def test_a_seen_blessing_is_a_point_of_no_return() -> None:
    """SA-U1: a Rest can be taken back, but not behind a blessing that was seen."""
    stage = Stage(*HEROES).pouch("huntress", "scalehide", "seers-hood")
    stage.gems("huntress", green=2, blue=1, white=1)
    back_to_where_it_was(
        stage, "huntress", "rest", "equip seers-hood helmet blue", "unequip helmet"
    )
    stage = Stage(*HEROES).equipped("huntress", "windrunners").pouch("huntress", "scalehide")
    stage.gems("huntress", green=2).do("rest", "equip scalehide armour green+green", "done")
    stage.nature("bl-07")
    assert stage.cannot_undo("huntress") == "undo-revealed"


def test_dealt_demons_and_an_open_chest_are_points_of_no_return() -> None:
    """SA-U1: demons that were dealt and items of a chest stay seen; choosing can be taken back."""
    stage = Stage(*HEROES).board(1, 2, "r1-01 r1-02", "r1-03 r1-04").do("move").nature("g2-01")
    back_to_where_it_was(stage, "huntress", "take r1-01 r1-02")
    assert stage.cannot_undo("huntress") == "undo-revealed"

    stage = Stage(*HEROES).board(1, 6, "r1-01 r1-02", "r1-03 r1-04").do("move").nature("g2-01")
    stage.do("take r1-01 r1-02")
    assert stage.cannot_undo("huntress") == "undo-revealed"
    back_to_where_it_was(stage, "huntress", "pick kettle-helm")


def test_a_late_move_to_the_walls_reveals_nothing() -> None:
    """SA-U1: where nothing is dealt a Move can be taken back too."""
    stage = Stage(*HEROES).at_walls("outlaw")
    stage.quest.sets = [(80, 81), (82, 83)]
    back_to_where_it_was(stage, "huntress", "move", "take r3-04 r3-05")


def test_what_others_did_since_stays() -> None:
    """SA-U1, SA-J6: what ended a turn can be taken back until somebody else does something."""
    stage = Stage(*HEROES).do("rest")
    back = stage.quest.fingerprint()
    stage.do("rest")
    assert stage.cannot_undo("huntress") == "undo-others"
    stage.undo("outlaw")
    assert stage.quest.fingerprint() == back
    assert stage.cannot_undo("outlaw") == "undo-others"
    stage.undo("huntress")
    assert stage.asked() == ["huntress"]


def test_a_turned_fury_is_a_point_of_no_return() -> None:
    """SA-U1: stepping onto a fury card turns it: the hit stands."""
    stage = Stage(*HEROES).row("huntress", "dl-01", "fu-13", "dl-02").row("outlaw", "dl-33")
    stage.battle().roll(1, 1, by="huntress").roll(2, 2, by="outlaw")
    stage.do("hit dl-01 1", by="huntress").undo("huntress")
    stage.do("hit dl-01 1", "hit dl-01 1", by="huntress")
    assert stage.told("fury-turned") == ["seat-1 fu-13"]
    assert stage.cannot_undo("huntress") == "undo-revealed"


# Who knows what.


def worlds(stage: Stage, seat: int) -> list[Quest]:
    """Some of the worlds that a seat could be in."""
    found = [stage.table.imagine(seat, Luck(seed)) for seed in range(20)]
    return [world for world in found if isinstance(world, Quest)]


def test_blessings_are_their_owners_secret() -> None:
    """SA-U2: a blessing is seen by its owner only, before the last rest."""
    stage = Stage(*HEROES).equipped("huntress", "windrunners").pouch("huntress", "scalehide")
    stage.gems("huntress", green=2).do("rest", "equip scalehide armour green+green", "done")
    chance = stage.table.chance_in(-1)
    assert chance is not None
    assert chance.audience == only(0)
    stage.nature("bl-07")
    heard = [[event.name for event in stage.table.heard_by(seat)] for seat in (0, 1, -2)]
    assert ["blessing-seen" in names for names in heard] == [True, False, False]
    assert all("achievement-gained" in names for names in heard)
    blessing = number("blessing", "bl-07")
    assert {world.champions[0].blessings[0] for world in worlds(stage, 0)} == {blessing}
    assert len({world.champions[0].blessings[0] for world in worlds(stage, 1)}) > 3


def test_closed_furies_and_piles_are_hidden_from_all() -> None:
    """SA-U2: closed fury cards are unknown to all, the owner included; piles have no order."""
    stage = (
        Stage(*HEROES).row("huntress", "dl-01", "fu-13", "dl-02").row("outlaw", "dl-33").battle()
    )
    for seat in (0, 1):
        assert len({world.champions[0].row[1] for world in worlds(stage, seat)}) > 3
        lords = {world.champions[0].row[2] for world in worlds(stage, seat)}
        assert lords == {number("foe", "dl-02")}
    assert stage.quest.lords.segments == [(0, 30)]
    assert stage.quest.lords.unseen[0] == sorted(stage.quest.lords.unseen[0])


def test_pouches_and_the_rest_are_public() -> None:
    """SA-U2: pouches, gems, skills, markers, potions and chest items are the same for everybody."""
    stage = Stage(*HEROES).pouch("huntress", "seers-hood").gems("huntress", red=2)
    stage.skills("huntress.red.1").potions("huntress", red=1).board(1, 6, "r1-01 r1-02", "r1-03")
    stage.do("move").nature("g2-01").do("take r1-03", "pick smiths-hammer")
    for world in worlds(stage, 1):
        assert world.numbers() == stage.quest.numbers()
    names = ["chest-opened", "item-picked", "set-laid", "deck-shows"]
    heard = [event.name for event in stage.table.heard_by(1)]
    assert set(names) <= set(heard)


def test_views_differ_in_their_own_parts_only() -> None:
    """SA-H4, SA-U2: a seat sees what all see and its own blessings; nothing of it is told on."""
    stage = Stage(*HEROES).blessings("huntress", "bl-01").blessings("outlaw", "bl-02")
    table = stage.table
    public = table.view()
    own = [table.view_with(table.own_parts(seat)) for seat in range(2)]
    assert [view.champions[seat].blessings[0].blessing for seat, view in enumerate(own)] == [
        "bl-01",
        "bl-02",
    ]
    assert own[0].champions[1] == public.champions[1]
    assert public.champions[1].blessings[0].blessing is None
    assert table.view_with(table.own_parts(SPECTATOR)) == public
    assert own == [table.view(seat) for seat in range(2)]
    assert [table.view(looker) for looker in (SPECTATOR, NATURE)] == [public, public]
