"""Chapter 9: the corruption die."""

import pytest
from tests.support.last_bastion.stage import BOX, WORDS, Stage

from hordekeep.games.last_bastion.model.box import EFFECTS, LOSE_LIFE, Box


def rolled(face: str, *, slot: str = "red 2") -> Stage:
    """Arne has rolled the die for the cinder-whelp in a slot."""
    stage = Stage("arne", "elmer", "kazgin").card("cinder-whelp", slot)
    return stage.applies("arne", "cinder-whelp.recurring.roll_corruption").nature(face)


def test_the_die_has_one_face_of_each() -> None:
    """LB-K1: six faces, one each."""
    faces = [[EFFECTS[deed].word for deed in face] for face in BOX.corruption_faces]
    assert faces == [
        [],
        ["draw_horde"],
        ["return_token"],
        ["return_token", "lose_life"],
        ["lose_life"],
        ["grasp_tile"],
    ]


def test_nothing() -> None:
    """LB-K1: the empty face does nothing."""
    stage = rolled("nothing")
    assert stage.siege.life == [3, 3, 3]
    assert [stage.siege.tokens(seat) for seat in range(3)] == [2, 2, 2]
    assert (stage.grasped(), stage.in_play()) == (set(), {"cinder-whelp"})


def test_draw_and_place_a_horde_card() -> None:
    """LB-K1: the roller draws and places, as active player."""
    stage = rolled("draw_horde")
    assert stage.asks_nature() == "card"
    stage.nature("tithe-taker")
    assert stage.asked_hero() == "arne"
    stage.says("place tithe-taker blue 2")
    assert stage.in_slot("blue 2") == "tithe-taker"


def test_discard_a_round_token() -> None:
    """LB-K1: the roller discards 1 round token of choice, and no life."""
    stage = rolled("return_token")
    assert stage.asked_hero() == "arne"
    assert stage.offers() == ["return blue", "return call"]
    stage.says("return call")
    assert stage.calls_of("arne") == 0
    assert stage.siege.life == [3, 3, 3]


def test_no_token_to_discard() -> None:
    """LB-K1: without a round token that face does nothing."""
    stage = Stage("arne", "elmer").tokens("arne").calls("arne", 0).card("cinder-whelp", "red 2")
    stage.applies("arne", "cinder-whelp.recurring.roll_corruption").nature("return_token")
    assert stage.siege.life == [3, 3]
    assert stage.siege.tokens(1) == 2


def test_discard_a_round_token_and_lose_a_life() -> None:
    """LB-K1: both are lost."""
    stage = rolled("return_token+lose_life").says("return blue")
    assert stage.equipment("arne") == {}
    assert stage.calls_of("arne") == 1
    assert stage.siege.life == [2, 3, 3]


def test_only_the_life_if_there_is_no_token() -> None:
    """LB-K1: who has no round token loses only the life."""
    stage = Stage("arne", "elmer").tokens("arne").calls("arne", 0).card("cinder-whelp", "red 2")
    stage.applies("arne", "cinder-whelp.recurring.roll_corruption").nature("return_token+lose_life")
    assert stage.siege.life == [2, 3]


def test_lose_a_life() -> None:
    """LB-K1: the roller loses 1 life, and no token."""
    stage = rolled("lose_life")
    assert stage.siege.life == [2, 3, 3]
    assert stage.siege.tokens(0) == 2


@pytest.mark.parametrize(
    ("slot", "inwards"),
    [
        ("red 2", ("market", "divine-fountain", "dwarven-quarry")),
        ("blue 2", ("dwarven-quarry", "divine-fountain", "market")),
        ("yellow 1", ("trebuchet", "market", "standard")),
        ("green 3", ("strategists-tower", "dwarven-quarry", "dispensary")),
    ],
)
def test_a_grasp_on_the_first_tile_inwards(slot: str, inwards: tuple[str, str, str]) -> None:
    """LB-K1: the first tile without a grasp, counted inwards from the slot of the card."""
    for grasped in range(3):
        stage = Stage("arne", "elmer").card("cinder-whelp", slot).grasp(*inwards[:grasped])
        stage.applies("arne", "cinder-whelp.recurring.roll_corruption").nature("grasp_tile")
        assert stage.grasped() == set(inwards[: grasped + 1])


def test_the_roller_stands_anywhere() -> None:
    """LB-K1: it is the card's slot that counts, not the roller's tile or board."""
    stage = Stage("arne", "elmer").card("cinder-whelp", "green 2").at("arne", "tavern")
    stage.applies("arne", "cinder-whelp.recurring.roll_corruption").nature("grasp_tile")
    assert stage.grasped() == {"tomb"}


def test_the_grasp_of_an_entrance() -> None:
    """LB-K1: the card that has just been placed causes the roll from its new slot."""
    stage = Stage("arne", "elmer").draws("arne").nature("gate-ram").says("place gate-ram blue 1")
    stage.nature("grasp_tile")
    assert stage.grasped() == {"dispensary"}


def test_the_grasp_of_an_exit() -> None:
    """LB-K1: a beaten card still lies in its slot while its exit is applied."""
    stage = Stage("arne", "elmer").card("incubus", "red 3").at("arne", "standard")
    stage.hero_phase("arne").says("fight").nature("red", "red", "red").says("beat incubus")
    stage.nature("grasp_tile")
    assert stage.grasped() == {"standard"}
    assert stage.discarded() == ["incubus"]


def test_a_grasp_needs_a_figure() -> None:
    """LB-K1: no figure in the supply: no grasp."""
    stage = Stage("arne", "elmer").card("cinder-whelp", "red 2").supply(grasp=0)
    stage.applies("arne", "cinder-whelp.recurring.roll_corruption").nature("grasp_tile")
    assert stage.grasped() == set()
    assert stage.ending() == "not-ended"


def test_the_face_is_told() -> None:
    """LB-K1: everybody learns who rolled which face."""
    stage = rolled("lose_life")
    face = WORDS.value("corruption", "lose_life")
    assert stage.told("corruption-rolled") == [(WORDS.value("hero", "arne"), face)]


def test_a_pack_may_have_equal_faces() -> None:
    """LB-K1: of two equal faces of another die each has a word of its own."""
    box = Box()
    box.corruption_faces = [(), (LOSE_LIFE,), (), (LOSE_LIFE,), ()]
    words = box.corruption_words()
    assert words == ["nothing", "lose_life", "nothing.2", "lose_life.2", "nothing.3"]
