"""Positions of Last Bastion in which fields contradict each other, each refused for its reason."""

import pytest
from tests.games.last_bastion.test_position import GAME, played
from tests.support.positions import Change, Words, put, refusal

from hordekeep.games.last_bastion.model.box import BLACK, TOKEN_COLOURS
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.rules.effects import Suffer
from hordekeep.kernel.errors import BadPosition
from hordekeep.kernel.record.position import describe, restore

GONE = {"life": 0, "condition": "out", "tile": "-", "lying": False}
ALL_TILES = [GAME.lexicon.word("tile", tile) for tile in range(9)]


def out(*seats: int, **kept: object) -> Change:
    """Heroes out of action, with what they have kept; the supply follows from it."""

    def change(words: Words) -> None:
        for seat in seats:
            words["players"][seat].update({**GONE, "equipment": {}, **kept})
        del words["supply"]

    return change


def grasped(count: int) -> Change:
    def change(words: Words) -> None:
        words["grasped"] = ALL_TILES[:count]
        del words["supply"]

    return change


CASES = [
    (put("players/0/board", "-"), "players 1 board", "a board"),
    (put("players/1/hero", "twindalli"), "players 2 hero", "a hero that nobody else has"),
    (out(0, equipment={"red": 1}), "players 1", "nothing left to a hero out of action"),
    (out(0, lying=True), "players 1", "nothing left to a hero out of action"),
    (out(0, shadowed=True), "players 1", "nothing left to a hero out of action"),
    (out(0, 1, 2), "players", "a hero in action"),
    (grasped(GAME.box.grasped_tiles_lose), "grasped", "fewer than 3 tiles"),
    (put("trap", "red 3"), "trap", "a free slot"),
    (put("charm", "incubus"), "charm", "a card in play"),
]


@pytest.mark.parametrize(("change", "place", "expected"), CASES)
def test_fields_that_contradict_each_other_are_refused(
    change: Change, place: str, expected: str
) -> None:
    siege, options = played(3, 14)
    assert refusal(GAME, siege, options, change) == (place, expected)


def test_one_tile_fewer_than_lose_the_game_may_be_grasped() -> None:
    """LB-V4."""
    siege, options = played(3, 14)
    words = describe(GAME, siege)
    grasped(GAME.box.grasped_tiles_lose - 1)(words)
    again = restore(GAME, words, options)
    assert isinstance(again, Siege)
    assert again.grasped_tiles() == GAME.box.grasped_tiles_lose - 1


def test_no_turn_is_counted_before_the_first() -> None:
    """LB-S9: boards have no turn during the setup."""
    options = GAME.options({"players": 2, "heroes": ["arne", "elmer"]})
    words = {"players": [{}, {}], "agenda": ["first-turn seat-1"], "turns": 1}
    with pytest.raises(BadPosition) as refused:
        restore(GAME, words, options)
    assert refused.value.facts == {"place": "turns", "expected": "0 before the first turn"}
    words["turns"] = 0
    assert describe(GAME, restore(GAME, words, options))["board"] == "-"


FIGHT = ["hero-phase seat-2", "turn green"]
"""Seat 2 fights the black shadow scout, which one token beats."""


def assault(*laid: int) -> Change:
    """Tokens laid on cards: each the seat, and eight times the place of the card."""

    def change(words: Words) -> None:
        words["players"][1].update(tile="market", equipment={"black": 2})
        words["players"][0].update(equipment={"black": 1})
        words["dice"] = ["red", "red", "red"]
        del words["supply"]
        tokens = " ".join(str(one) for one in laid)
        words["agenda"] = [f"assault seat-2 shadow-scout - {tokens}".strip(), *FIGHT]

    return change


@pytest.mark.parametrize("laid", [(9,), (1, 1, 1), (0,), (7,)])
def test_tokens_are_laid_by_who_has_them_there_on_cards_that_are_fought(
    laid: tuple[int, ...],
) -> None:
    """LB-C3, LB-C15: not on a card that is not fought, not more than one has, not from afar."""
    siege, options = played(3, 14)
    found = refusal(GAME, siege, options, assault(*laid))
    assert found == ("agenda, step 1", "a step that fits the table")
    words = describe(GAME, siege)
    assault(1)(words)
    assert describe(GAME, restore(GAME, words, options))["agenda"] == words["agenda"]


def test_tiles_and_boards_lie_as_the_options_say() -> None:
    """LB-S1, LB-S2: unless the position says it itself."""
    tiles, boards = ALL_TILES[::-1], ["yellow", "red", "blue", "green"]
    options = GAME.options({"players": 2, "tiles": tiles, "boards": boards})
    heroes = [{"hero": "arne"}, {"hero": "elmer"}]
    words = describe(GAME, restore(GAME, {"players": heroes}, options))
    assert (words["tiles"], words["boards"]) == (tiles, boards)
    said = restore(GAME, {"players": heroes, "tiles": ALL_TILES, "boards": boards[::-1]}, options)
    words = describe(GAME, said)
    assert (words["tiles"], words["boards"]) == (ALL_TILES, boards[::-1])


@pytest.mark.parametrize("difficulty", ["beginner", "normal"])
def test_beginners_have_a_black_token_if_nothing_is_said_of_equipment(difficulty: str) -> None:
    """LB-S8."""
    options = GAME.options({"players": 2, "heroes": ["arne", "elmer"], "difficulty": difficulty})
    siege = restore(GAME, {"players": [{}, {"equipment": {"red": 1}}]}, options)
    assert isinstance(siege, Siege)
    black = GAME.box.beginner_black if difficulty == "beginner" else 0
    assert siege.equipment[BLACK::TOKEN_COLOURS] == [black, 0]


def test_only_cards_in_play_have_effects_that_are_suffered() -> None:
    """LB-E1: whichever card it is, the first of the box too; boards always have theirs."""
    siege, options = played(3, 14)
    refused, box = set(), GAME.box
    for effect, card in enumerate(box.source_card):
        words = describe(GAME, siege)
        step = GAME.lexicon.spell(Suffer(box.source_effect[effect], effect, 1))
        words["agenda"] = [step, "horde-phase-done", *FIGHT]
        try:
            restore(GAME, words, options)
        except BadPosition:
            refused.add(card)
    lying = set(siege.cards_in_play())
    assert refused == {card for card in box.source_card if card >= 0} - lying
