"""The last rest and the answer of the Demon Lord (SA-W6, SA-W7, SA-W9)."""

from tests.support.sanctum.layout import BOX, number
from tests.support.sanctum.stage import Stage

from hordekeep.games.sanctum.rules.walls import LastRest, LordAnswers

HEROES = ("huntress", "dancer", "slayer")


def last_rest(*heroes: str) -> Stage:
    """The last rest begins; lay out before the first look."""
    stage = Stage(*heroes or HEROES)
    stage.quest.breacher, stage.quest.laid = 0, 2
    for champion in stage.quest.champions:
        champion.answered = 2
    return stage.agenda(LastRest())


def answer(*answered: int, laid: int = 4) -> Stage:
    """The Demon Lord answers; so many cards hit each hero."""
    stage = Stage(*HEROES[: len(answered)])
    stage.quest.breacher, stage.quest.laid = 0, laid
    for champion, cards in zip(stage.quest.champions, answered, strict=True):
        champion.answered = cards
    return stage.agenda(LordAnswers(0))


def test_everybody_rests_side_by_side() -> None:
    """SA-W6: all rest at the same time, in any order; markers come back, items are equipped."""
    stage = last_rest().pool("slayer", 0, 0).marks("slayer", "slayer.gloves", "stamina")
    for hero, item in zip(HEROES, ("seers-hood", "notched-axe", "feathered-cap"), strict=True):
        stage.pouch(hero, item).gems(hero, white=1).equipped(hero, f"r1-0{1 + HEROES.index(hero)}")
    assert stage.asked() == list(HEROES)
    assert stage.champion("slayer").pool == [1, 0]
    stage.do("equip feathered-cap helmet white", "done", by="slayer")
    assert stage.asked() == ["huntress", "dancer"]
    stage.do("buy red seers-hood", "done", by="huntress")
    assert stage.quest.turned == []
    stage.do("done", by="dancer")
    assert stage.asks_nature() == "deal foe 1"
    assert BOX.item_ids[stage.champion("slayer").slots[0]] == "feathered-cap"
    assert stage.champion("huntress").potions == [1, 0]


def test_what_is_not_equipped_or_gained_is_gone() -> None:
    """SA-W6: unequipped items and ungained skills with their gems go; everything else stays."""
    stage = last_rest("huntress", "dancer").pouch("huntress", "seers-hood", "notched-axe")
    stage.skills("huntress.red.2").potions("huntress", 1, 2).rage("huntress", 0)
    stage.life("huntress", 7).equipped("huntress", "quilted-robe").do("done")
    huntress = stage.champion("huntress")
    assert (huntress.pouch, sum(huntress.chart)) == ([], 0)
    assert huntress.skills == 1 << number("skill", "huntress.red.2") % 9
    assert (huntress.potions, huntress.life, huntress.rage) == ([1, 2], 7, 0)
    assert BOX.item_ids[huntress.slots[1]] == "quilted-robe"
    assert sorted(one for pile in stage.quest.discards for one in pile) == sorted(
        number("item", item) for item in ("seers-hood", "notched-axe")
    )


def test_no_achievements_in_the_last_rest() -> None:
    """SA-W6: whatever is equipped, nobody gains an achievement."""
    stage = last_rest("huntress", "dancer").skills("huntress.red.1", "huntress.green.1")
    stage.skills("huntress.blue.1").pouch("huntress", "seers-hood").do("done")
    assert stage.told("achievement-gained") == []
    assert stage.asks_nature() == "deal foe 1"


def test_the_dead_do_not_rest() -> None:
    """SA-W6, SA-F9: the last rest is for the living."""
    stage = last_rest("huntress", "dancer").pouch("dancer", "seers-hood").dead("dancer")
    assert stage.asked() == []
    assert stage.told("last-rest-over") == ["seat-1"]


def test_a_rest_is_taken_back_in_the_own_lane_only() -> None:
    """SA-U1, SA-W6: each takes back own choices only, whatever the others did since."""
    stage = last_rest("huntress", "dancer")
    for hero in ("huntress", "dancer"):
        stage.pouch(hero, "seers-hood" if hero == "huntress" else "notched-axe")
        stage.equipped(hero, "glass-knife" if hero == "huntress" else "yew-cudgel")
    stage.do("buy red seers-hood", by="huntress").do("buy blue notched-axe", by="dancer")
    stage.undo("huntress")
    assert stage.champion("huntress").potions == [0, 0]
    assert stage.champion("dancer").potions == [0, 1]
    assert stage.cannot_undo("huntress") == "undo-others"


def test_blessings_are_turned_up_after_the_last_rest() -> None:
    """SA-W9: after the last rest all see all blessings."""
    stage = last_rest("huntress", "dancer").blessings("huntress", "bl-01", "bl-07")
    stage.pouch("dancer", "seers-hood").blessings("dancer", "bl-12")
    assert stage.told("blessings-shown") == []
    stage.do("done")
    assert stage.told("blessings-shown") == ["seat-1 bl-01 bl-07", "seat-2 bl-12"]
    for seat in (0, 1):
        names = [one.name for one in stage.table.heard_by(seat)]
        assert names.count("blessings-shown") == 2


def test_a_used_blessing_still_counts_as_an_achievement() -> None:
    """SA-W9, SA-E2: used or lost, it is turned down and still breaks ties."""
    stage = Stage("huntress", "dancer").blessings("huntress", "bl-01", spent=["bl-01"])
    for hero, card in (("huntress", "dl-01"), ("dancer", "dl-02")):
        stage.row(hero, card).hits(card, BOX.foe_boxes[number("foe", card)][0]).dice(hero, 1)
    stage.battle().roll(1, by="huntress").roll(2, by="dancer")
    stage.do("hit dl-01 1", "done", by="huntress").do("hit dl-02 2", "done", by="dancer")
    result = stage.table.result()
    assert result is not None
    assert (result.winners, result.scores) == ((0,), (10, 10))


def test_the_answer_hits_those_who_came_when_the_card_lay() -> None:
    """SA-W7: the cathedral's two cards hit all, each later one only those who came to it."""
    stage = answer(2, 3, 4)
    asked = []
    for card in ("dl-07", "dl-19", "dl-21", "dl-25"):  # stamina or 2 wounds
        stage.nature(card)
        asked.append(stage.asked())
        for hero in stage.asked():
            stage.do("wounds", by=hero)
    assert asked == [list(HEROES), list(HEROES), ["dancer", "slayer"], ["slayer"]]
    assert [one.life for one in stage.quest.champions] == [6, 4, 2]
    assert stage.told("lord-answers") == ["dl-07", "dl-19", "dl-21", "dl-25"]


def test_one_card_is_resolved_before_the_next() -> None:
    """SA-W7: the next card is turned when everybody has suffered the one before."""
    stage = answer(2, 2, laid=2).nature("dl-07").do("wounds", by="huntress")
    assert stage.asked() == ["dancer"]
    assert stage.asks_nature() == ""
    stage.do("penalty", by="dancer")
    assert stage.asks_nature() == "deal foe 1"
    stage.nature("dl-19")
    assert stage.asked() == ["huntress"]  # the dancer has lost her only stamina: two wounds
    assert stage.champion("dancer").life == 8


def test_rows_are_dealt_after_the_answer() -> None:
    """SA-W7, SA-L1: when the last laid card is done, act VI begins."""
    stage = answer(2, 2, laid=2)
    for card in ("dl-13", "dl-28"):
        stage.nature(card)
        for hero in stage.asked():
            stage.do("penalty", by=hero)
    assert stage.asks_nature() == "deal foe 10"


def test_blessings_help_from_the_answer_on() -> None:
    """SA-W7, SA-K10: from the answer on a blessing may be used, here to pay a penalty."""
    stage = answer(2, 2).blessings("dancer", "bl-01").pool("dancer", 0, 1).nature("dl-07")
    assert stage.legal("dancer") == ["wounds", "bless bl-01"]
    stage.do("bless bl-01", "penalty", by="dancer")
    assert (stage.champion("dancer").pool, stage.champion("dancer").life) == ([0, 1], 10)


def test_a_death_in_the_answer() -> None:
    """SA-W7, SA-F9: who dies by one card is not hit by the next, and gets no row."""
    stage = answer(2, 2, laid=2).life("dancer", 2).nature("dl-07")
    stage.do("wounds", by="dancer").do("penalty", by="huntress")
    assert stage.told("died") == ["seat-2"]
    stage.nature("dl-19")
    assert stage.asked() == ["huntress"]
    stage.do("penalty")
    assert stage.asks_nature() == "deal foe 5"


def test_no_card_is_turned_for_the_dead() -> None:
    """SA-W10, SA-W7: when the answer has killed all, the game ends at once, shared."""
    stage = answer(2, 2).life("dancer", 2).life("huntress", 1).nature("dl-07")
    stage.do("wounds", by="dancer").do("wounds", by="huntress")
    assert stage.told("lord-answers") == ["dl-07"]
    assert stage.ending() == "all-fallen-early"
    result = stage.table.result()
    assert result is not None
    assert result.winners == (0, 1)
