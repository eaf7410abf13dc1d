"""Act VI: rows, rounds, fights and the block (SA-L1…L6, SA-L8, SA-L10)."""

import pytest
from tests.support.sanctum.layout import BOX, number
from tests.support.sanctum.stage import Stage

from hordekeep.games.sanctum.model.box import CELLS
from hordekeep.games.sanctum.rules.last_battle import DealRows, Roar
from hordekeep.kernel.play.seat import NOBODY


def alone(hero: str = "huntress", *cards: str, at: int = 0, dice: int = 3) -> Stage:
    """One hero in the last battle; the other one is dead."""
    other = "dancer" if hero != "dancer" else "huntress"
    stage = Stage(hero, other).dead(other).dice(hero, dice)
    return stage.row(hero, *cards, at=at).battle()


def dealt(stage: Stage, players: int) -> Stage:
    """The rows are dealt: Demon Lord cards 1 to 5 to the first, and so on."""
    stage.nature(*[f"dl-{n:02}" for n in range(1, 5 * players + 1)])
    return stage.nature(*[f"fu-{n:02}" for n in range(1, 4 * players + 1)])


def test_each_living_player_gets_nine_cards() -> None:
    """SA-L1: five Demon Lord cards and four furies between them; figures on the leftmost."""
    stage = dealt(Stage("huntress", "dancer").agenda(DealRows()), 2)
    rows = [[BOX.foe_ids[one] for one in champion.row] for champion in stage.quest.champions]
    assert " ".join(rows[0]) == "dl-01 fu-01 dl-02 fu-02 dl-03 fu-03 dl-04 fu-04 dl-05"
    assert " ".join(rows[1]) == "dl-06 fu-05 dl-07 fu-06 dl-08 fu-07 dl-09 fu-08 dl-10"
    assert [champion.at for champion in stage.quest.champions] == [0, 0]


def test_the_dead_get_no_row() -> None:
    """SA-L1: only the living."""
    stage = Stage("huntress", "dancer", "slayer").dead("dancer").agenda(DealRows())
    dealt(stage, 2)
    assert [len(champion.row) for champion in stage.quest.champions] == [9, 0, 9]


def test_a_row_may_end_with_a_fury(monkeypatch: pytest.MonkeyPatch) -> None:
    """SA-L1: a content with as many furies as Demon Lord cards gets them all."""
    monkeypatch.setattr(BOX, "row_lords", 3)
    monkeypatch.setattr(BOX, "row_furies", 3)
    stage = Stage("huntress", "dancer").dead("dancer").agenda(DealRows())
    stage.nature("dl-01", "dl-02", "dl-03").nature("fu-01", "fu-02", "fu-03")
    row = [BOX.foe_ids[one] for one in stage.champion("huntress").row]
    assert row == ["dl-01", "fu-01", "dl-02", "fu-02", "dl-03", "fu-03"]


def test_closed_furies_are_unknown_to_all() -> None:
    """SA-L10: NATURE deals them unseen; fronts of Demon Lord cards are told, furies are not."""
    stage = Stage("huntress", "dancer").agenda(DealRows())
    stage.nature(*[f"dl-{n:02}" for n in range(1, 11)])
    chance = stage.table.chance_in(-1)
    assert chance is not None
    assert chance.audience == NOBODY
    assert stage.told("row-laid") == [
        "seat-1 dl-01 dl-02 dl-03 dl-04 dl-05",
        "seat-2 dl-06 dl-07 dl-08 dl-09 dl-10",
    ]
    stage.nature(*[f"fu-{n:02}" for n in range(1, 9)])
    assert not any("fu-" in event for event in stage.events())


def test_a_closed_fury_is_not_named_by_any_candidate() -> None:
    """SA-L10, SA-U2: what could be tried names open cards only."""
    stage = alone("huntress", "dl-01", "fu-01", "dl-02").roll(1, 1, 2)
    named = {stage.table.game.lexicon.spell(one.action) for one in stage.candidates()}
    assert "hit dl-02 2" in named
    assert not any("fu-01" in text for text in named)


def test_all_fight_at_the_same_time() -> None:
    """SA-L2: every player fights once, side by side; the fights are independent."""
    stage = Stage("huntress", "dancer").row("huntress", "dl-01").row("dancer", "dl-02").battle()
    stage.roll(3, 3, by="dancer").roll(5, 5, by="huntress")
    assert stage.asked() == ["huntress", "dancer"]
    stage.do("done", by="dancer")
    assert stage.asked() == ["huntress"] or stage.asks("dancer") == "block"


def test_no_rest_in_the_last_battle() -> None:
    """SA-L2: a round is a fight, and spent markers do not come back for the next one."""
    stage = alone("huntress", "dl-01", dice=1).pool("huntress", 0, 1)
    stage.quest.roars = 9
    stage.roll(3).do("use huntress.gloves focus", "turn 3 4", "done")
    assert stage.told("round-began") == ["1", "2"]
    assert stage.champion("huntress").pool == [0, 0]
    assert stage.asks_nature() == "roll number 1"


def test_nothing_is_gained_in_the_last_battle() -> None:
    """SA-L3: no levels, items and achievements follow a beaten card."""
    stage = alone("huntress", "dl-01", "dl-03").skills(*[f"huntress.red.{n}" for n in (1, 2, 3)])
    stage.quest.roars = 9
    stage.roll(1, 1, 2).do("hit dl-01 1", "hit dl-01 1", "done")
    huntress = stage.champion("huntress")
    assert (huntress.pouch, huntress.blessings) == ([], [])
    assert stage.told("gem-raised") == []


def test_only_the_present_card_can_be_hit() -> None:
    """SA-L3: the card under the figure, no other."""
    stage = alone("huntress", "dl-01", "dl-08").roll(1, 2, 5)
    assert stage.offers("hit") == ["hit dl-01 1"]
    assert stage.refuses("hit dl-08 2") == ("SA-L3", "refused-not-the-present-card")
    assert stage.facts("hit dl-08 2") == {"foe": "dl-08", "die": "2"}


def test_the_figure_moves_on_at_once() -> None:
    """SA-L3: when all boxes are hit the figure moves on within the same attack."""
    stage = alone("huntress", "dl-01", "dl-08", dice=4).roll(1, 1, 2, 5)
    stage.do("hit dl-01 1", "hit dl-01 1")
    assert stage.champion("huntress").at == 1
    assert stage.offers("hit") == ["hit dl-08 2", "hit dl-08 5"]


def test_it_moves_on_without_dice() -> None:
    """SA-L3, SA-L4: also when no die is left; a fury that is stepped onto takes effect."""
    stage = alone("huntress", "dl-01", "fu-15", "dl-02", dice=2).roll(1, 1)
    stage.do("hit dl-01 1", "hit dl-01 1")
    assert stage.told("fury-turned") == ["seat-1 fu-15"]
    assert stage.asks() == "suffer"


def test_a_fury_takes_effect_once() -> None:
    """SA-L4: at once when it is stepped onto, once, and not in the next round again."""
    stage = alone("huntress", "dl-01", "fu-15", "dl-02", dice=2).pool("huntress", 1, 0)
    stage.quest.roars = 9
    stage.roll(1, 1).do("hit dl-01 1", "hit dl-01 1", "penalty")
    assert stage.champion("huntress").pool == [0, 0]
    stage.do("done").roll(1, 5)
    assert stage.asks() == "attack"
    assert stage.told("fury-turned") == ["seat-1 fu-15"]


def test_a_fury_hits_its_own_player_only() -> None:
    """SA-L4: nobody else suffers it."""
    stage = Stage("huntress", "dancer").row("huntress", "dl-01", "fu-15").row("dancer", "dl-02")
    stage.battle().roll(3, 3, by="dancer").roll(1, 1, by="huntress")
    stage.do("hit dl-01 1", "hit dl-01 1", "wounds", by="huntress")
    assert [champion.life for champion in stage.quest.champions] == [9, 10]


def test_damage_of_the_cards_that_stand() -> None:
    """SA-L5: the present card and all to its right; closed furies and beaten cards do nothing."""
    stage = alone("huntress", "dl-01", "fu-08", "dl-08", "fu-10", "dl-13", at=0, dice=1)
    huntress = stage.champion("huntress")
    assert stage.quest.damage_to(huntress) == 3 + 2 + 2
    huntress.at = 1
    assert stage.quest.damage_to(huntress) == 2 + 2 + 2  # the open fury, not the closed one
    huntress.at = 4
    assert stage.quest.damage_to(huntress) == 2


def test_the_block_in_the_last_battle() -> None:
    """SA-L5, SA-F8: shields lower the sum, each unblocked point is a wound."""
    stage = alone("huntress", "dl-01", "dl-08", dice=1).pool("huntress", 2, 0)
    stage.roll(3).do("done")
    assert stage.legal() == ["use huntress.armour stamina+stamina", "done"]
    stage.do("use huntress.armour stamina+stamina")
    assert stage.champion("huntress").life == 10 - (5 - 2)


def test_hits_stay_for_the_next_round() -> None:
    """SA-L6: a hit on the present card stays."""
    stage = alone("huntress", "dl-08", dice=1).pool("huntress", 0, 0)
    stage.quest.roars = 9
    stage.roll(5).do("hit dl-08 5", "done").roll(5)
    assert stage.offers("hit") == []
    assert stage.refuses("hit dl-08 5") == ("SA-F3", "refused-no-box-of-face")


@pytest.mark.parametrize(("cards", "wakes"), [(("dl-01", "dl-02"), 1), (("dl-01",), 0)])
def test_unplaced_dice_wake_the_rage(cards: tuple[str, ...], wakes: int) -> None:
    """SA-L6, SA-F6: unplaced dice activate the rage while undefeated cards are left."""
    stage = alone("huntress", *cards).rage("huntress", 0)
    stage.roll(1, 1, 3).do("hit dl-01 1", "hit dl-01 1", "done")
    assert stage.champion("huntress").rage == wakes


def test_placed_dice_do_not_wake_the_rage() -> None:
    """SA-L6: without an unplaced die it sleeps on."""
    stage = alone("huntress", "dl-01", dice=1).rage("huntress", 0)
    stage.roll(1).do("hit dl-01 1", "done")
    assert stage.champion("huntress").rage == 0


def test_the_fight_is_won_after_the_block() -> None:
    """SA-L8, SA-K5: damage that waits is dealt first, then the fight is won."""
    stage = alone("huntress", "dl-01", dice=2).pool("huntress", 0, 0)
    stage.champion("huntress").more = 2
    stage.roll(1, 1).do("hit dl-01 1", "hit dl-01 1", "done")
    assert stage.told("wounded") == ["seat-1 2 8"]
    assert stage.told("triumphed") == ["seat-1 8"]
    assert stage.ending() == "lord-beaten"


def test_waiting_damage_can_kill_the_winner() -> None:
    """SA-L8, SA-E3: who dies in the block of the last fight has not won, but all cards count."""
    stage = alone("huntress", "dl-01", dice=2).pool("huntress", 0, 0).life("huntress", 2)
    stage.champion("huntress").more = 2
    stage.roll(1, 1).do("hit dl-01 1", "hit dl-01 1", "done")
    assert stage.told("triumphed") == []
    assert stage.ending() == "all-fallen"
    result = stage.table.result()
    assert result is not None
    assert (result.winners, result.scores) == ((0,), (1, 0))


def test_a_winner_is_out_of_reach() -> None:
    """SA-L8: who has won fights no more and is not roared at."""
    stage = Stage("huntress", "dancer").row("huntress", "dl-01").row("dancer", "dl-02")
    stage.hits("dl-01", 1).dice("huntress", 1).dice("dancer", 1).pool("dancer", 0, 0).battle()
    stage.roll(1, by="huntress").roll(1, by="dancer")
    stage.do("hit dl-01 1", "done", by="huntress").do("done", by="dancer")
    stage.nature("dl-07")
    assert stage.asked() == []
    assert [champion.life for champion in stage.quest.champions] == [10, 5]
    stage.nature("dl-13").do("wounds", by="dancer")
    assert stage.asks_nature("dancer") == "roll number 1"
    assert stage.asks_nature("huntress") == ""


def test_death_in_the_block() -> None:
    """SA-L8, SA-F9: a life marker that reaches the death space is out of the game."""
    stage = Stage("huntress", "dancer").row("huntress", "dl-01").row("dancer", "dl-02")
    stage.life("huntress", 3).pool("huntress", 0, 0).dice("huntress", 1).dice("dancer", 1).battle()
    stage.roll(3, by="huntress").roll(3, by="dancer").do("done", by="huntress")
    assert stage.champion("huntress").dead
    assert "huntress" not in stage.asked()
    assert stage.champion("huntress").rage == 1
    while stage.asked():
        stage.do("done", by="dancer")
    stage.nature("dl-13")
    assert stage.asked() == ["dancer"]


def test_the_attack_side_of_a_row_card_never_applies() -> None:
    """SA-L11: stepping onto a Demon Lord card costs nothing; its back is not looked at."""
    stage = alone("huntress", "dl-01", "dl-08").roll(1, 1, 3)
    stage.do("hit dl-01 1", "hit dl-01 1")
    assert stage.asks() == "attack"
    assert stage.told("penalty-taken") == stage.told("wounds-taken") == []


def test_snare_waits_for_the_row() -> None:
    """SA-L1, SA-A5: a skill that names the laid row hits a box of its first card, or does not."""
    stage = Stage("huntress", "dancer").skills("huntress.red.1").agenda(DealRows())
    dealt(stage, 2)
    assert stage.asks("huntress") == "striking"
    assert stage.legal("huntress") == ["strike dl-01 1", "decline"]
    stage.do("strike dl-01 1", by="huntress")
    assert stage.quest.hits[number("foe", "dl-01")] == 1
    assert number("skill", "huntress.red.1") % CELLS == 0


def test_nobody_fighting_no_roar() -> None:
    """SA-L7: nobody fighting any more: no roar, the game is over."""
    stage = alone("huntress", "dl-01").agenda(Roar())
    stage.champion("huntress").triumphant = 1
    assert stage.asks_nature() == ""
    assert stage.ending() == "lord-beaten"
    assert stage.told("lord-roars") == []
