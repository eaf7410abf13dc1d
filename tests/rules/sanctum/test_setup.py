"""The setup, clause by clause (SA-S1…S9)."""

import pytest
from tests.support.sanctum.layout import BOX, WORDS, gem_pool, number
from tests.support.sanctum.stage import Stage

from hordekeep.games.sanctum.model.box import ACHIEVEMENTS
from hordekeep.games.sanctum.model.state import NO_TILE, UNTAKEN
from hordekeep.games.sanctum.rules.journey import Journey, next_space
from hordekeep.games.sanctum.rules.setup import StartCards, StartPotions
from hordekeep.kernel.errors import BadOption

HEROES = ("huntress", "outlaw", "slayer", "dancer")
TOPS = ("r1-01", "r2-01", "r3-01")
CARDS = ("sb-red-3", "sb-green-3", "sb-blue-3", "sb-red-2", "sb-green-2", "sb-blue-2")


def set_up(players: int, **options: object) -> Stage:
    """A game with the first heroes; seat 1 begins unless told."""
    chosen: dict[str, object] = {"heroes": list(HEROES[:players]), "first": 1}
    return Stage.setup(players=players, **{**chosen, **options})


def to_the_tops(stage: Stage) -> Stage:
    """NATURE answers up to the open top cards of the decks, these included."""
    for space in ("skill-1", "gem-2", "equipment-3"):
        if stage.asks_nature().startswith("deal achievement"):
            stage.nature(space)
    return stage.nature(TOPS[0]).nature(TOPS[1]).nature(TOPS[2])


def laid_tiles(stage: Stage) -> list[str]:
    """The spaces of the achievement board with a tile."""
    spaces = zip(ACHIEVEMENTS, stage.quest.achievements, strict=True)
    return [name for name, owner in spaces if owner == UNTAKEN]


# Acts and divine intervention.


@pytest.mark.parametrize(
    ("players", "acts"),
    [
        (4, ["act-1", "act-2", "act-3", "act-4", "act-5"]),
        (3, ["act-1", "act-2", "act-4", "act-5"]),
        (2, ["act-1", "act-3", "act-5"]),
    ],
)
def test_acts_by_player_count(players: int, acts: list[str]) -> None:
    """SA-S1: four players go through all acts, three skip III, two skip II and IV."""
    quest = Stage(*HEROES[:players]).quest
    quest.act, quest.space = -1, 0
    seen = []
    for _ in range(7 * (len(acts) - 1) + 1):
        quest.act, quest.space = next_space(quest)
        if WORDS.word("act", quest.act) not in seen:
            seen.append(WORDS.word("act", quest.act))
    assert seen == acts


@pytest.mark.parametrize(
    ("players", "found"),
    [
        (2, [("act-3", 2), ("act-5", 1)]),
        (3, [("act-2", 4), ("act-5", 1)]),
        (4, [("act-3", 2), ("act-5", 1)]),
    ],
)
def test_where_divine_intervention_lies(players: int, found: list[tuple[str, int]]) -> None:
    """SA-S3: act V always; act II with three players, act III with two or four; a die each."""
    seen = []
    for act in range(5):
        if players not in BOX.act_players[act]:
            continue
        for space in range(1, len(BOX.act_later[act]) + 2):
            stage = Stage(*HEROES[:players])
            before = act if space > 1 else act - 1
            while space == 1 and before >= 0 and players not in BOX.act_players[before]:
                before -= 1
            end = len(BOX.act_later[before]) + 1 if before >= 0 else 0
            stage.quest.act, stage.quest.space = before, space - 1 if space > 1 else end
            stage.agenda(Journey(0))
            dice = [champion.dice for champion in stage.quest.champions]
            stage.asks_nature()
            gained = [
                champion.dice - one
                for champion, one in zip(stage.quest.champions, dice, strict=True)
            ]
            assert (stage.quest.act, stage.quest.space) == (act, space)
            assert gained in ([0] * players, [1] * players)
            if gained[0]:
                seen.append((WORDS.word("act", act), space))
    assert seen == found


# Achievements.


@pytest.mark.parametrize("players", [3, 4])
def test_eleven_tiles_for_three_or_four(players: int) -> None:
    """SA-S2: eleven spaces: three masteries in three rows, level mastery in rows II and III."""
    stage = to_the_tops(set_up(players))
    laid = laid_tiles(stage)
    assert laid == [
        *["skill-1", "gem-1", "equipment-1"],
        *["skill-2", "gem-2", "equipment-2", "level-2"],
        *["skill-3", "gem-3", "equipment-3", "level-3"],
    ]
    assert stage.quest.tiles.size() == 11
    assert "space-without-tile" not in " ".join(stage.events())


def test_eight_tiles_for_two() -> None:
    """SA-S2: for two players one random space a row stays empty, never level mastery's."""
    stage = set_up(2)
    for row in range(3):
        chance = stage.table.chance_in(-1)
        assert chance is not None
        spaces = [WORDS.word("achievement", one) for one in chance.pool]
        assert spaces == [f"{mastery}-{row + 1}" for mastery in ("skill", "gem", "equipment")]
        stage.nature(spaces[row])
    stage.nature(TOPS[0]).nature(TOPS[1]).nature(TOPS[2])
    assert laid_tiles(stage) == [
        *["gem-1", "equipment-1"],
        *["skill-2", "equipment-2", "level-2"],
        *["skill-3", "gem-3", "level-3"],
    ]
    assert stage.told("space-without-tile") == ["skill-1", "gem-2", "equipment-3"]
    assert stage.quest.achievements.count(NO_TILE) == 4  # level-1 does not exist
    assert stage.quest.tiles.size() == 8


def test_unused_tiles_stay_unseen() -> None:
    """SA-S8: the tiles that are not used are among all that nobody has seen, to the end."""
    for players, left in ((2, 4), (4, 1)):
        tiles = to_the_tops(set_up(players)).quest.tiles
        assert len(tiles.unseen[0]) == 12
        assert len(tiles.unseen[0]) - tiles.size() == left


# Heroes.


def test_what_a_player_begins_with() -> None:
    """SA-S4: rage active, printed markers, life 10, two dice, a white gem, all skills laid out."""
    stage = to_the_tops(set_up(2))
    champion = stage.champion("huntress")
    assert (champion.rage, champion.rage_tokens, champion.life, champion.dice) == (1, 1, 10, 2)
    assert champion.pool == [2, 3]
    assert gem_pool(champion) == {"white": 1}
    assert (champion.skills, champion.pouch, champion.potions) == (0, [], [0, 0])
    chart = {WORDS.word("gem", gem): count for gem, count in enumerate(champion.chart) if count}
    assert chart == {
        **{f"{colour}-{level}": 2 for colour in ("red", "green", "blue") for level in (1, 2, 3)},
        "white-red-3": 1,
        "white-green-3": 1,
    }


def test_the_third_die_lies_under_the_white_gem() -> None:
    """SA-S4: the third die comes with the white gem: the first item frees it, whichever it is."""
    stage = Stage("huntress", "outlaw").pouch("huntress", "seers-hood").do("rest")
    assert stage.champion("huntress").dice == 2
    stage.do("equip seers-hood helmet white")
    assert stage.champion("huntress").dice == 3


def test_heroes_are_chosen_or_random() -> None:
    """SA-S4: a player chooses a hero, or gets a random one of those that are left."""
    stage = Stage.setup(players=3, heroes=["choose", "dancer", "random"], first=1)
    assert stage.table.decisions.keys() == {0}
    stage.do("choose slayer")
    assert stage.asks_nature() == "deal hero 1"
    chance = stage.table.chance_in(-1)
    assert chance is not None
    assert [WORDS.word("hero", hero) for hero in chance.pool] == ["huntress", "outlaw"]
    stage.nature("outlaw")
    assert stage.told("hero-seated") == ["seat-1 slayer", "seat-2 dancer", "seat-3 outlaw"]


def test_no_hero_twice() -> None:
    """SA-S9: each hero at most once: neither chosen twice nor asked for twice."""
    stage = Stage.setup(players=2, heroes=["choose", "choose"], first=1).do("choose slayer")
    assert stage.legal() == ["choose dancer", "choose huntress", "choose outlaw"]
    assert stage.refuses("choose slayer") == ("SA-S9", "refused-hero-taken")
    assert stage.facts("choose slayer") == {"hero": "slayer"}
    with pytest.raises(BadOption):
        Stage.setup(players=2, heroes=["slayer", "slayer"])


# Start bonuses.


def test_a_random_player_begins() -> None:
    """SA-S5: NATURE says who begins; the turns then go clockwise."""
    stage = set_up(3, first="random")
    assert stage.asks_nature() == "deal seat 1"
    to_the_tops(stage.nature("seat-3")).nature("red", "red").nature(*CARDS[:3])
    assert stage.told("began") == ["seat-3"]
    assert stage.told("moved") == ["seat-3 act-1 1"]
    assert stage.quest.clockwise_from(stage.quest.first) == [2, 0, 1]
    # Who begins has no bonus; the next one a card and a potion, the last two cards and a potion.
    assert stage.told("start-card") == [
        *["seat-1 sb-red-3", "seat-2 sb-green-3", "seat-2 sb-blue-3"]
    ]


@pytest.mark.parametrize(
    ("players", "potions", "cards"),
    [
        (2, ["seat-2 red"], ["seat-2 sb-red-3"]),
        (
            4,
            ["seat-2 red", "seat-3 blue"],
            [
                "seat-2 sb-red-3",
                "seat-3 sb-green-3",
                "seat-3 sb-blue-3",
                "seat-4 sb-red-2",
                "seat-4 sb-green-2",
                "seat-4 sb-blue-2",
            ],
        ),
    ],
)
def test_start_bonuses_by_turn_order(players: int, potions: list[str], cards: list[str]) -> None:
    """SA-S5: nothing, 1 card and 1 potion, 2 cards and 1 potion, 3 cards; potions by coin flip."""
    stage = to_the_tops(set_up(players))
    flips = [one.split()[1] for one in potions]
    assert stage.asks_nature() == f"roll potion {len(flips)}"
    stage.nature(*flips)
    assert stage.asks_nature() == f"deal start-card {len(cards)}"
    stage.nature(*CARDS[: len(cards)])
    assert stage.told("start-potion") == potions
    assert stage.told("start-card") == cards
    assert [sum(champion.potions) for champion in stage.quest.champions] == [0, 1, 1, 0][:players]


def test_a_start_card_moves_a_coloured_gem() -> None:
    """SA-S5: a start card moves a gem of its colour up one level, never a white one."""
    stage = to_the_tops(set_up(2, heroes=["huntress", "outlaw"])).nature("blue")
    stage.nature("sb-green-3")
    champion = stage.champion("outlaw")
    assert stage.told("gem-raised") == ["seat-2 green-3"]
    assert champion.chart[number("gem", "green-3")] == 1
    assert champion.chart[number("gem", "white-green-3")] == 1
    assert champion.chart[number("gem", "green-2")] == 3

    stage = Stage("huntress", "outlaw").chart("outlaw", green_3=0)
    stage.agenda(StartCards(), Journey(0)).nature("sb-green-3")
    assert stage.champion("outlaw").chart[number("gem", "white-green-3")] == 1  # it stays
    assert stage.told("gem-raised") == []


def test_a_skill_emptied_by_a_start_card_is_gained() -> None:
    """SA-S5: a skill whose last gem a start card takes away is gained at once."""
    stage = Stage("huntress", "outlaw").chart("outlaw", blue_3=1)
    stage.quest.turns = 0
    stage.agenda(StartCards(), Journey(0)).nature("sb-blue-3")
    assert stage.told("skill-gained") == ["seat-2 outlaw.blue.3"]
    assert number("ability", "outlaw.blue.3") in stage.champion("outlaw").abilities


@pytest.mark.parametrize(
    ("difficulty", "cards"), [("normal", 2), ("hard", 3), ("nightmare", 4), ("infernal", 5)]
)
def test_the_difficulty_is_the_first_roar(difficulty: str, cards: int) -> None:
    """SA-S6: the difficulty says how many cards the first roar has."""
    stage = Stage("huntress", "outlaw", difficulty=difficulty)
    stage.row("huntress", "dl-01").row("outlaw", "dl-10").battle()
    for hero in ("huntress", "outlaw"):
        stage.roll(5, 5, by=hero).do("done", by=hero)
    for hero in ("huntress", "outlaw"):
        if hero in stage.asked():
            stage.do("done", by=hero)
    assert stage.told("lord-roars") == [str(cards)]
    with pytest.raises(BadOption):
        set_up(2, difficulty="easy")


@pytest.mark.parametrize("players", [2, 4])
def test_a_gentle_game_begins_with_two_more_potions_each(players: int) -> None:
    """SA-J12: a red and a blue potion for each hero, besides the start bonuses."""
    flips = ["red"] if players == 2 else ["red", "blue"]
    stage = to_the_tops(set_up(players, difficulty="gentle")).nature(*flips)
    usual = [[0, 0], [1, 0], [0, 1], [0, 0]][:players]
    gentle = [[red + 1, blue + 1] for red, blue in usual]
    assert [champion.potions for champion in stage.quest.champions] == gentle
    assert len(stage.told("start-potion")) == len(flips) + 2 * players


def test_nobody_begins_with_more_potions_than_slots() -> None:
    """SA-J12: as far as there are slots."""
    stage = Stage("huntress", "outlaw", difficulty="gentle")
    stage.champion("huntress").potions = [3, 0]
    stage.champion("outlaw").potions = [2, 1]
    stage.agenda(StartPotions(), Journey(0)).nature("blue")
    assert [champion.potions for champion in stage.quest.champions] == [[4, 0], [2, 2]]


# Decks.


def test_the_top_demon_of_each_deck_is_seen() -> None:
    """SA-S7: each deck shows its top demon, also the new one after dealing; the rest is hidden."""
    stage = to_the_tops(set_up(2)).nature("red").nature("sb-red-3")
    assert [deck.opened for deck in stage.quest.decks] == [number("demon", one) for one in TOPS]
    assert stage.told("deck-shows") == ["1 r1-01", "2 r2-01", "3 r3-01"]
    # Ten demons are dealt: the open one, nine closed ones, and the new top is shown.
    assert stage.asks_nature() == "deal demon 10"
    dealt = [f"g1-{one:02}" for one in range(1, 11)]
    stage.nature(*dealt)
    assert stage.told("set-laid")[0] == "r1-01 g1-01"
    assert stage.told("deck-shows")[-1] == "1 g1-10"
    assert stage.quest.decks[0].opened == number("demon", "g1-10")
    assert stage.quest.decks[0].size() == 36 - 10
