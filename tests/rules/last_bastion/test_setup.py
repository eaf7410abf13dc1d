"""Chapter 2: the setup."""

import pytest
from tests.support.last_bastion.stage import BOARDS, BOX, GAME, TILES, WORDS, Stage

from hordekeep.games.last_bastion.model.box import COLOURS
from hordekeep.games.last_bastion.model.layout import SIDES
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.rules.setup import (
    DealHeroes,
    FirstTurn,
    LayBoards,
    LayTiles,
    PickHero,
    PutOut,
)
from hordekeep.games.last_bastion.rules.turn import Turn
from hordekeep.kernel.errors import BadOption
from hordekeep.kernel.play.action import HAPPENS, Fate
from hordekeep.kernel.play.chance import Chance, Luck
from hordekeep.kernel.play.seat import EVERYBODY, MAIN
from hordekeep.kernel.play.term import NONE

CORNERS = ("trebuchet", "standard", "dispensary", "strategists-tower")
EDGES = ("market", "tavern", "tomb", "dwarven-quarry")


def set_up(seed: int = 1, **options: object) -> Siege:
    """A siege after its setup, before the first turn; chance answers by a seed."""
    siege = GAME.begin(GAME.options(options))
    luck = Luck(seed)
    while not isinstance(siege.agenda[-1], Turn):
        asked = siege.agenda[-1].ask(siege)
        chance = asked.chance if asked is not None else None
        siege.answer(MAIN, HAPPENS if chance is None else Fate(chance.fall(luck)))
    return siege


def asked_of_nature(siege: Siege) -> Chance:
    """The open question to NATURE."""
    asked = siege.settle(MAIN)
    assert asked is not None
    assert asked.chance is not None
    return asked.chance


def words_of(kind: str, values: list[int]) -> list[str]:
    return [WORDS.word(kind, value) for value in values]


def side_of(siege: Siege, seat: int) -> str:
    """The side of the bastion at which a seat sits."""
    return SIDES[siege.layout.side_of[siege.seat_board[seat]]]


# LB-S1: bastion and boards.


def test_tiles_are_shuffled_into_a_square() -> None:
    """LB-S1: all nine tiles are shuffled, and lie in the square as they came."""
    siege = GAME.begin(GAME.options({"players": 2}))
    chance = asked_of_nature(siege)
    assert (chance.kind, chance.count, chance.dealt) == ("tile", 9, True)
    assert sorted(chance.pool) == list(range(9))
    siege.answer(MAIN, Fate((8, 0, 7, 1, 6, 2, 5, 3, 4)))
    assert siege.layout.tile_at == [8, 0, 7, 1, 6, 2, 5, 3, 4]
    assert set_up(1).layout.tile_at != set_up(2).layout.tile_at


def test_one_board_on_each_side() -> None:
    """LB-S1: each of the four sides has one horde board."""
    for seed in range(5):
        assert sorted(set_up(seed).layout.board_at) == [0, 1, 2, 3]


def test_each_slot_faces_one_edge_tile() -> None:
    """LB-S1: each slot faces one tile of its side, in order."""
    layout = Stage("arne").siege.layout
    facing = [WORDS.word("tile", layout.tile_at[line[0]]) for line in layout.lines]
    assert facing == [
        *("trebuchet", "market", "standard"),
        *("standard", "tomb", "strategists-tower"),
        *("dispensary", "dwarven-quarry", "strategists-tower"),
        *("trebuchet", "tavern", "dispensary"),
    ]


def test_corners_touch_two_slots_edges_one_and_the_centre_none() -> None:
    """LB-S1: a corner touches two slots of two boards, an edge-middle one, the centre none."""
    layout = Stage("arne").siege.layout
    touched = {
        tile: words_of("slot", layout.slots_at[layout.place_of[WORDS.value("tile", tile)]])
        for tile in TILES
    }
    for corner in CORNERS:
        assert len({slot.split()[0] for slot in touched[corner]}) == 2
        assert len(touched[corner]) == 2
    assert [len(touched[edge]) for edge in EDGES] == [1, 1, 1, 1]
    assert touched["divine-fountain"] == []
    assert touched["trebuchet"] == ["red 1", "yellow 1"]


def test_slots_follow_the_boards_around_the_bastion() -> None:
    """LB-S1: what a slot faces depends on the side on which its board lies."""
    siege = set_up(tiles=list(TILES), boards=["yellow", "red", "green", "blue"])
    tile_at = siege.layout.tile_at
    facing = {
        slot: WORDS.word("tile", tile_at[siege.layout.lines[WORDS.value("slot", slot)][0]])
        for slot in ("yellow 1", "red 1", "green 1", "blue 1", "blue 3")
    }
    assert facing == {
        "yellow 1": "trebuchet",
        "red 1": "standard",
        "green 1": "dispensary",
        "blue 1": "trebuchet",
        "blue 3": "dispensary",
    }


# LB-S2…S4: heroes, tokens, figures.


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_player_has_a_hero_at_a_board(players: int) -> None:
    """LB-S2: each player has a hero and sits at a horde board of their own."""
    siege = set_up(players=players)
    assert NONE not in siege.seat_hero
    assert len(set(siege.seat_hero)) == players
    assert len(set(siege.seat_board)) == players
    for seat in range(players):
        assert siege.board_seat[siege.seat_board[seat]] == seat
        assert siege.holder_of(siege.seat_board[seat]) == seat


def test_the_hero_takes_the_colour_of_the_board() -> None:
    """LB-S2: the hero's colour is the board's, whichever hero it is."""
    for boards in (BOARDS, ("blue", "yellow", "red", "green")):
        siege = set_up(players=4, heroes=["arne", "elmer", "kazgin", "feng-li"], boards=boards)
        for seat in range(4):
            colour = boards[SIDES.index(side_of(siege, seat))]
            assert COLOURS[siege.seat_board[seat]] == colour
            assert siege.equipment[seat * 5 + COLOURS.index(colour)] == 1


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_figures_start_in_the_centre(players: int) -> None:
    """LB-S2: all figures start on the centre tile, whichever that is, and stand."""
    siege = set_up(players=players)
    assert siege.place == [4] * players
    assert siege.lying == [0] * players


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_player_starts_with_life_equipment_and_a_call(players: int) -> None:
    """LB-S3: 3 life, 1 equipment token of the hero's colour, 1 Call to Arms, nothing else."""
    siege = set_up(players=players)
    assert siege.life == [3] * players
    assert siege.calls == [1] * players
    for seat in range(players):
        held = siege.equipment[seat * 5 : seat * 5 + 5]
        assert held == [int(colour == siege.seat_board[seat]) for colour in range(5)]


def test_net_trap_and_standard_start_on_their_tiles() -> None:
    """LB-S4: net, trap and standard are at home, without a banner, and ready for use."""
    siege = set_up(players=2)
    assert (siege.net, siege.trap, siege.banner) == (NONE, NONE, NONE)
    assert (siege.grasped, siege.haunted, siege.shadowed) == (0, 0, [0, 0])
    stage = Stage("arne").card("incubus", "red 1").hero_phase("arne")
    assert {"call trebuchet", "call dwarven-quarry", "call standard"} <= set(stage.offers())


# LB-S5…S8: the deck.


def test_the_deck_of_four_players() -> None:
    """LB-S5: 42 monsters on one warlord on 8 monsters."""
    siege = set_up(players=4, difficulty="normal")
    assert GAME.describe(siege)["deck"] == ["42 monsters", "1 warlords", "8 monsters"]
    assert siege.deck.size() == 51
    assert siege.warlords == 1


def test_monsters_are_shuffled() -> None:
    """LB-S5: any of the 50 monsters may be on top, any at the bottom, and no warlord."""
    siege = set_up(players=4)
    assert list(siege.deck.from_top(1, kind="card").pool) == list(range(50))
    assert list(siege.deck.from_bottom(kind="card").pool) == list(range(50))


def test_the_warlord_is_a_random_one() -> None:
    """LB-S5: the warlord may be any of the ten."""
    siege = set_up(players=4)
    for _ in range(42):
        siege.deck.take_top(siege.deck.from_top(1, kind="card").fall(Luck(1))[0])
    pool = siege.deck.from_top(1, kind="card").pool
    assert words_of("card", list(pool)) == BOX.card_ids[50:]


@pytest.mark.parametrize(
    ("players", "deck"),
    [
        (3, ["38 monsters", "1 warlords", "8 monsters"]),
        (2, ["34 monsters", "1 warlords", "8 monsters"]),
        (1, ["30 monsters", "1 warlords", "8 monsters"]),
    ],
)
def test_fewer_players_have_a_smaller_deck(players: int, deck: list[str]) -> None:
    """LB-S6: 46, 42, 38 monsters in all, 8 of them still under the warlord."""
    assert GAME.describe(set_up(players=players, difficulty="normal"))["deck"] == deck


def test_two_players_sit_opposite() -> None:
    """LB-S7: two players sit at opposite boards, whatever their colours."""
    for seed in range(4):
        siege = set_up(seed, players=2)
        assert {side_of(siege, 0), side_of(siege, 1)} == {"south", "north"}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_boards_without_a_hero_are_neutral(players: int) -> None:
    """LB-S7: each board at which nobody sits is neutral."""
    siege = set_up(players=players)
    neutral = [board for board in range(4) if siege.holder_of(board) == NONE]
    assert len(neutral) == 4 - players
    assert not set(neutral) & set(siege.seat_board)


@pytest.mark.parametrize(
    ("difficulty", "warlords", "deck"),
    [
        ("beginner", 1, ["38 monsters", "1 warlords", "8 monsters"]),
        ("normal", 1, ["42 monsters", "1 warlords", "8 monsters"]),
        ("hard", 2, ["34 monsters", *["1 warlords", "8 monsters"] * 2]),
        ("heroic", 3, ["26 monsters", *["1 warlords", "8 monsters"] * 3]),
    ],
)
def test_difficulty_sets_warlords_and_deck(difficulty: str, warlords: int, deck: list[str]) -> None:
    """LB-S8: from the bottom 8 monsters, a warlord, for each warlord; then the rest."""
    siege = set_up(players=4, difficulty=difficulty)
    assert siege.warlords == warlords
    assert GAME.describe(siege)["deck"] == deck


def test_beginners_have_fewer_monsters_with_any_number_of_players() -> None:
    """LB-S8: beginners have 4 monsters fewer, on top of those for missing players."""
    siege = set_up(players=1, difficulty="beginner")
    assert GAME.describe(siege)["deck"] == ["26 monsters", "1 warlords", "8 monsters"]


@pytest.mark.parametrize("difficulty", ["beginner", "normal", "hard", "heroic"])
def test_beginners_have_a_black_token(difficulty: str) -> None:
    """LB-S8: every player of a beginner game also starts with a black equipment token."""
    siege = set_up(players=4, difficulty=difficulty)
    black = 1 if difficulty == "beginner" else 0
    assert [siege.equipment[seat * 5 + 4] for seat in range(4)] == [black] * 4
    assert [sum(siege.equipment[seat * 5 : seat * 5 + 5]) for seat in range(4)] == [1 + black] * 4


# LB-S9: who begins, and the circle.


@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_players_choose_who_begins(first: int) -> None:
    """LB-S9: the player whom the option `first` names begins."""
    stage = Stage("arne", "elmer", "kazgin", first=first)
    assert stage.board_in_turn() == ("blue", "yellow", "red")[first - 1]


def test_who_begins_is_random_by_default() -> None:
    """LB-S9: if nobody is named, chance picks one of the players."""
    siege = GAME.begin(GAME.options({"players": 3, "tiles": list(TILES), "boards": list(BOARDS)}))
    siege.settle(MAIN)
    siege.answer(MAIN, Fate((0, 1, 2)))
    chance = asked_of_nature(siege)
    assert (chance.kind, list(chance.pool), chance.count) == ("seat", [0, 1, 2], 1)
    siege.answer(MAIN, Fate((2,)))
    siege.settle(MAIN)
    assert COLOURS[siege.board] == "red"


def test_play_goes_clockwise() -> None:
    """LB-S9: play goes clockwise around the bastion, and round again."""
    stage = Stage("arne", "elmer", "kazgin", "feng-li").fill("red", "green", "blue", "yellow")
    for board in ("blue", "yellow", "red", "green", "blue"):
        assert board_in_play(stage) == board
        stage.says("end-turn")


def board_in_play(stage: Stage) -> str:
    """The board in turn once its horde phase is over."""
    if stage.asks_nature() == "corruption":
        stage.nature("nothing")
    elif stage.asks_nature() == "card":
        stage.nature("moss-troll")
    return stage.board_in_turn()


def test_neutral_boards_have_their_place_in_the_circle() -> None:
    """LB-S9: neutral boards come at their place in the circle."""
    stage = Stage("arne", "elmer").nature("moss-troll").says("place moss-troll green 1", "end-turn")
    assert stage.asks_nature() == "card"
    turns = [COLOURS[board] for board, _ in stage.told("turn-began")]
    assert turns == ["blue", "yellow", "red"]
    stage.nature("wolf-rider").says("place wolf-rider green 2").nature("slag-colossus")
    stage.says("place slag-colossus red 1", "end-turn").asked()
    turns = [COLOURS[board] for board, _ in stage.told("turn-began")]
    assert turns == ["blue", "yellow", "red", "green", "blue"]


# LB-S10…S12: what is known, what is left.


def test_the_place_of_warlords_is_public() -> None:
    """LB-S10: where warlords lie in the deck is public from the start."""
    siege = set_up(players=3, difficulty="hard")
    assert GAME.describe(siege)["deck"] == [
        "30 monsters",
        "1 warlords",
        "8 monsters",
        "1 warlords",
        "8 monsters",
    ]


def test_who_the_warlords_are_is_not_known() -> None:
    """LB-S10: nothing on the table says which warlord lies there, not even when it is next."""
    siege = set_up(players=4)
    siege.deck.segments = siege.deck.segments[1:]
    siege.push(Turn(siege.seat_board[0]))
    chance = asked_of_nature(siege)
    assert words_of("card", list(chance.pool)) == BOX.card_ids[50:]
    assert set(BOX.card_ids) == set(GAME.describe(siege)["unseen"])


def test_deck_size_and_discard_pile_are_public() -> None:
    """LB-S10: everybody knows how many cards are left and which are discarded."""
    stage = Stage("arne", "elmer").fill("green").turn("green").nature("moss-troll")
    assert stage.discarded() == ["moss-troll"]
    assert stage.siege.deck.size() == 34 + 1 + 7
    described = GAME.describe(stage.siege)
    assert described["deck"][-1] == "7 monsters"
    assert described["discard"] == ["moss-troll"]
    assert "moss-troll" not in described["unseen"]
    assert [event.audience for event in stage.siege.heard or []] == [EVERYBODY] * len(
        stage.siege.heard or []
    )


@pytest.mark.parametrize("difficulty", ["beginner", "normal"])
def test_cards_put_away_are_unseen(difficulty: str) -> None:
    """LB-S11: any monster may be among those put away for missing players and beginners."""
    siege = set_up(players=1, difficulty=difficulty)
    assert siege.deck.size() < 1 + 38 + 1
    assert siege.deck.unseen[0] == list(range(50))
    assert list(siege.deck.from_top(1, kind="card").pool) == list(range(50))


def test_unused_warlords_are_unseen() -> None:
    """LB-S11: a warlord that is seen says nothing of the others but that it is not they."""
    siege = set_up(players=4, difficulty="heroic")
    siege.deck.segments = siege.deck.segments[1:]
    siege.deck.take_top(WORDS.value("card", "iron-voice"))
    assert "iron-voice" not in words_of("card", siege.deck.unseen[1])
    assert len(siege.deck.unseen[1]) == 9


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_undealt_tokens_are_in_the_supply(players: int) -> None:
    """LB-S12: all undealt tokens are in the supply, Calls to Arms too."""
    siege = set_up(players=players, difficulty="beginner")
    assert siege.life_supply == BOX.life_supply - 3 * players
    assert siege.call_supply == BOX.call_supply - players
    for colour in range(4):
        dealt = int(siege.board_seat[colour] != NONE)
        assert siege.supply[colour] == BOX.equipment_supply[colour] - dealt
    assert siege.supply[4] == BOX.equipment_supply[4] - players
    assert siege.grasp_supply == BOX.grasp_supply


# LB-S13, LB-S14: settings.


def test_the_same_hero_twice_is_no_setup() -> None:
    """LB-S13: each hero at most once per game."""
    with pytest.raises(BadOption) as refused:
        GAME.options({"players": 2, "heroes": ["arne", "arne"]})
    assert refused.value.facts["option"] == "heroes"


def test_a_hero_who_is_taken_cannot_be_chosen() -> None:
    """LB-S13: a player chooses among the heroes that nobody has."""
    stage = choosing(["choose", "kazgin", "choose"]).says("choose arne")
    assert stage.refuses("choose arne") == ("LB-S13", "refused-hero-taken")
    assert stage.refuses("choose kazgin") == ("LB-S13", "refused-hero-taken")
    assert len(stage.offers()) == 6


def test_random_heroes_are_all_different() -> None:
    """LB-S13: chance deals only heroes whom nobody has."""
    siege = GAME.begin(
        GAME.options({"players": 4, "heroes": ["arne", "random", "kazgin", "random"]})
    )
    siege.settle(MAIN)
    siege.answer(MAIN, Fate(tuple(range(9))))
    siege.settle(MAIN)
    siege.answer(MAIN, Fate((0, 1, 2, 3)))
    chance = asked_of_nature(siege)
    assert (chance.kind, chance.count, chance.dealt) == ("hero", 2, True)
    assert set(words_of("hero", list(chance.pool))) == set(BOX.hero_ids) - {"arne", "kazgin"}


def test_the_order_of_boards_is_a_setting() -> None:
    """LB-S13: the order of the board colours around the bastion may be given."""
    siege = set_up(players=2, boards=["yellow", "blue", "green", "red"])
    assert words_of("colour", siege.layout.board_at) == ["yellow", "blue", "green", "red"]
    assert words_of("colour", siege.seat_board) == ["green", "yellow"]


def test_the_order_of_boards_is_random_by_default() -> None:
    """LB-S13: without the setting chance lays the four boards."""
    siege = GAME.begin(GAME.options({"players": 2, "tiles": list(TILES)}))
    chance = asked_of_nature(siege)
    assert (chance.kind, chance.count, chance.dealt) == ("colour", 4, True)
    assert list(chance.pool) == [0, 1, 2, 3]


def test_solo_has_three_neutral_boards() -> None:
    """LB-S14: alone, one hero sits at one board and three are neutral."""
    siege = set_up(players=1)
    assert [siege.holder_of(board) for board in range(4)].count(NONE) == 3


@pytest.mark.parametrize("board", ["red", "green", "yellow"])
def test_solo_every_neutral_effect_falls_on_the_one_hero(board: str) -> None:
    """LB-S14: alone, nobody is asked whom a neutral effect hits."""
    stage = Stage("arne").card("magma-hound", f"{board} 1").card("boulder-troll", f"{board} 2")
    stage.turn(board).says("apply boulder-troll.recurring.lose_life")
    assert stage.life_of("arne") == 1
    assert not stage.told("effect-idle")


# What the clauses leave open about the setup.


def choosing(heroes: list[str] | str, players: int = 3) -> Stage:
    """A stage whose setup stands at its first choice of a hero."""
    stage = Stage("arne", "elmer", "kazgin")
    stage.siege = GAME.begin(
        GAME.options(
            {
                "players": players,
                "heroes": heroes,
                "tiles": list(TILES),
                "boards": list(BOARDS),
                "first": 1,
            }
        )
    )
    stage.siege.heard = []
    stage.asked()
    return stage


def test_the_setup_has_a_fixed_order() -> None:
    """LB-J11: tiles, boards, chosen heroes, dealt heroes, tokens and deck, who begins."""
    siege = GAME.begin(GAME.options({"players": 3, "heroes": ["choose", "random", "choose"]}))
    assert list(reversed(siege.agenda)) == [
        LayTiles(()),
        LayBoards(()),
        PickHero(0),
        PickHero(2),
        DealHeroes(),
        PutOut(),
        FirstTurn(NONE),
    ]


def test_chance_in_the_setup_is_public() -> None:
    """LB-J11: everybody sees tiles, boards, heroes and who begins as chance deals them."""
    siege = GAME.begin(GAME.options({"players": 3}))
    seen = []
    siege.heard = []
    while not isinstance(siege.agenda[-1], Turn):
        asked = siege.agenda[-1].ask(siege)
        chance = None if asked is None else asked.chance
        if chance is not None:
            assert chance.audience == EVERYBODY
            seen.append(chance.kind)
        siege.answer(MAIN, HAPPENS if chance is None else Fate(chance.fall(Luck(3))))
    assert seen == ["tile", "colour", "hero", "seat"]
    assert [event.name for event in siege.heard] == [
        "tiles-laid",
        "boards-laid",
        *["hero-seated"] * 3,
        "began",
    ]
    assert all(event.audience == EVERYBODY for event in siege.heard)


def test_the_setup_deals_no_card() -> None:
    """LB-J11: no card is dealt in the setup, so that nobody can know any."""
    siege = set_up(players=2)
    assert siege.deck.unseen == [list(range(50)), list(range(50, 60))]
    assert (siege.cards_in_play(), siege.discard, siege.deck.opened) == ([], [], NONE)


def test_players_choose_heroes_in_turn() -> None:
    """LB-J12: seats choose one after the other, each sees the layout and the choices before."""
    stage = choosing("choose")
    chosen = []
    for hero in ("sindara", "arne", "mylfaar"):
        asked = stage.asked()
        assert asked is not None
        chosen.append(asked.seat)
        assert stage.siege.layout.tile_at == [WORDS.value("tile", tile) for tile in TILES]
        assert words_of("colour", stage.siege.seat_board) == ["blue", "yellow", "red"]
        stage.says(f"choose {hero}")
    assert chosen == [0, 1, 2]
    assert words_of("hero", stage.siege.seat_hero) == ["sindara", "arne", "mylfaar"]
    assert stage.told("hero-chosen")[0] == (0, WORDS.value("hero", "sindara"))


def test_a_given_hero_is_not_asked_for() -> None:
    """LB-J12: named heroes are taken from the start; chance deals from what choosers left."""
    stage = choosing(["random", "choose", "kazgin"])
    asked = stage.asked()
    assert asked is not None
    assert asked.seat == 1
    assert "choose kazgin" not in stage.offers()
    stage.says("choose elmer")
    chance = asked_of_nature(stage.siege)
    assert set(words_of("hero", list(chance.pool))) == set(BOX.hero_ids) - {"kazgin", "elmer"}
    stage.nature("arne")
    assert words_of("hero", stage.siege.seat_hero) == ["arne", "elmer", "kazgin"]


def test_a_given_layout_needs_no_chance() -> None:
    """LB-J13: tiles are given row by row, boards clockwise from the north."""
    siege = set_up(
        players=1, tiles=list(reversed(TILES)), boards=["blue", "red", "yellow", "green"]
    )
    assert words_of("tile", siege.layout.tile_at) == list(reversed(TILES))
    assert words_of("tile", siege.layout.tile_at)[2] == "dispensary"
    assert COLOURS[siege.layout.board_at[SIDES.index("east")]] == "red"
    assert COLOURS[siege.layout.board_at[SIDES.index("west")]] == "green"


@pytest.mark.parametrize(
    ("option", "given"),
    [
        ("tiles", list(TILES[:8])),
        ("tiles", [*TILES[:8], "market"]),
        ("tiles", [*TILES[:8], "harbour"]),
        ("tiles", "market"),
        ("boards", ["red", "green", "blue"]),
        ("boards", ["red", "green", "blue", "black"]),
        ("boards", ["red", "green", "blue", "red"]),
    ],
)
def test_a_given_layout_has_everything_once(option: str, given: object) -> None:
    """LB-J13: a layout that lacks or doubles a tile or board is refused by name."""
    with pytest.raises(BadOption) as refused:
        GAME.options({option: given})
    assert refused.value.facts["option"] == option


@pytest.mark.parametrize(
    ("players", "sides"),
    [
        (1, ["south"]),
        (2, ["south", "north"]),
        (3, ["south", "west", "north"]),
        (4, ["south", "west", "north", "east"]),
    ],
)
def test_seats_have_fixed_sides(players: int, sides: list[str]) -> None:
    """LB-J13: seat 1 sits in the south, the others clockwise from there."""
    siege = set_up(players=players)
    assert [side_of(siege, seat) for seat in range(players)] == sides


@pytest.mark.parametrize(
    ("option", "given"),
    [
        ("players", 0),
        ("players", 5),
        ("difficulty", "easy"),
        ("first", 3),
        ("heroes", ["arne"]),
        ("heroes", ["arne", "conan"]),
        ("weather", "rain"),
    ],
)
def test_impossible_options_are_refused(option: str, given: object) -> None:
    """LB-J13: an option that the rules do not know is refused by name, before anything is laid."""
    with pytest.raises(BadOption) as refused:
        GAME.options({"players": 2, option: given})
    assert refused.value.facts["option"] == option
