"""The examples of Sanctum's rulebook for acts V and VI (SA-X6, SA-X7, SA-X9)."""

from tests.support.sanctum.stage import Stage

HEROES = ("outlaw", "huntress", "slayer", "dancer")


def test_the_breach_and_its_answers() -> None:
    """SA-X6: two, two, three and four cards hit Outlaw, Huntress, Dancer and Slayer."""
    stage = Stage(*HEROES).at_walls(*HEROES).demons("slayer", "r3-01").demons("dancer", "r3-02")
    stage.pool("slayer", 9, 0).pool("dancer", 9, 0).turn("outlaw").do("breach")
    assert stage.quest.laid == 2
    stage.do("answer")  # the huntress, at once
    for _ in range(2):  # slayer and dancer fight on
        stage.do("fight").roll(3, 3).do("done")
        while stage.asks() == "block":
            stage.do("done")
    assert stage.told("lord-card-laid") == ["3"]
    stage.do("fight").roll(3, 3).do("done", "done")  # the slayer
    stage.do("answer")  # the dancer
    assert stage.told("lord-card-laid") == ["3", "4"]
    assert stage.told("call-answered") == ["seat-2 2", "seat-4 3", "seat-3 4"]
    assert stage.told("act-five-ended") == [""]
    hit = dict.fromkeys(HEROES, 0)
    for card in ("dl-13", "dl-28", "dl-32", "dl-10"):  # all can be taken
        stage.nature(card)
        for hero in stage.asked():
            hit[hero] += 1
            stage.do("penalty", by=hero)
    assert hit == {"outlaw": 2, "huntress": 2, "dancer": 3, "slayer": 4}
    assert stage.asks_nature() == "deal foe 20"


def test_the_damage_of_a_row() -> None:
    """SA-X7: the open fury under the figure and the cards to its right do 8; nothing else does."""
    stage = Stage("huntress", "outlaw").dead("outlaw").pool("huntress", 0, 0).dice("huntress", 1)
    row = ("dl-01", "fu-08", "dl-07", "fu-09", "dl-08", "fu-10", "dl-13")
    stage.row("huntress", *row, at=1).battle(rounds=9).roll(6).do("done")
    assert stage.told("wounded") == ["seat-1 8 2"]  # 2 of the fury, 2, 2 and 2


def test_the_roars_of_a_normal_game() -> None:
    """SA-X9: fight, roar of 2, fight, roar of 1, then fights only."""
    stage = Stage("huntress", "outlaw").dead("outlaw").life("huntress", 30).dice("huntress", 1)
    stage.row("huntress", "dl-01").pool("huntress", 0, 0).battle()
    for _ in range(2):
        stage.roll(6).do("done")
        while stage.asks_nature() == "deal foe 1":
            stage.nature(f"dl-{10 + len(stage.quest.turned)}")
            if stage.asked():
                stage.do("wounds")
    for _ in range(2):
        stage.roll(6).do("done")
    names = ("round-began", "lord-roars", "roar-card")
    seen = [event.split()[0] for event in stage.events() if event.startswith(names)]
    fight, roar, card = names
    assert seen == [fight, roar, card, card, fight, roar, card, fight, fight, fight]
    assert stage.told("lord-roars") == ["2", "1"]
