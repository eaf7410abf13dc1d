"""The log as prose: lines joined, names not repeated, turns with their heroes, moments, clauses."""

import re

import pytest

import hordekeep
from hordekeep.games.last_bastion.opening import open_game
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.seat import EVERYBODY
from hordekeep.kernel.play.term import field_kind
from hordekeep.kernel.table.table import Table
from hordekeep.text.catalogue import Catalogue, open_catalogue
from hordekeep.text.narrate import narrate, tell

GAME = open_game()
WORDS = open_catalogue(GAME)


def happened(*texts: str) -> list[Event]:
    """Events by name and words: `card-placed incubus, red 2`."""
    events = []
    for moment, text in enumerate(texts, 1):
        name, _, rest = text.partition(" ")
        words = [word.strip() for word in rest.split(",")] if rest else []
        fields = GAME.events()[name]
        kinds = [field_kind(field) for field in fields]
        kinds += kinds[-1:] * (len(words) - len(kinds))
        facts = [GAME.lexicon.value(kind, word) for kind, word in zip(kinds, words, strict=False)]
        event = Event(name, tuple(facts), audience=EVERYBODY, reveals=False)
        event.moment = moment
        events.append(event)
    return events


def told(*texts: str, words: Catalogue = WORDS) -> list[str]:
    return [line.text for line in tell(happened(*texts), words)]


def test_drawing_and_placing_is_one_sentence() -> None:
    assert told("card-drawn kazgin, incubus", "card-placed incubus, red 2") == [
        "Kazgin drew Incubus and placed it on the red board, slot 2."
    ]


def test_a_card_called_by_a_card_goes_on_in_its_line() -> None:
    assert told(
        "effect-applied hollow-summoner.entrance.draw_horde",
        "card-drawn kazgin, incubus",
        "card-placed incubus, red 2",
    ) == [
        "Hollow Summoner called a card: Kazgin drew Incubus and placed it on the red board, slot 2."
    ]


def test_a_fight_is_one_line_that_names_its_hero_once() -> None:
    assert told(
        "fought kazgin",
        "dice-rolled kazgin, red, white, yellow",
        "token-spent elmer, incubus",
        "card-beaten kazgin, incubus",
        "card-left incubus",
    ) == [
        (
            "Kazgin fought and rolled red, white and yellow."
            " Elmer & Chestnut spent a red token on Incubus. Incubus fell."
        )
    ]


def test_a_hero_is_named_again_after_a_sentence_about_a_card() -> None:
    said = told(
        "tile-activated kazgin, tomb",
        "card-destroyed kazgin, brood-mother",
        "net-home",
        "card-left brood-mother",
        "life-lost kazgin, 2",
    )
    assert said[0].endswith("Brood Mother left play. Kazgin lost 1 life; 2 left.")


def test_no_dice_is_a_roll_too() -> None:
    assert told("fought kazgin", "dice-rolled kazgin") == [
        "Kazgin fought and rolled no dice at all."
    ]


def test_equal_events_are_gathered() -> None:
    assert told(
        "called kazgin, market",
        "dice-rolled kazgin, red, blue",
        "equipment-gained kazgin, red",
        "equipment-gained kazgin, blue",
    ) == [
        (
            "Kazgin spent a Call to Arms on the Market. Rolled red and blue."
            " Gained equipment: red and blue."
        )
    ]
    assert told(
        "effect-applied siege-tower.entrance.all_lose_move", "laid-down kazgin", "laid-down elmer"
    ) == ["Siege Tower: Kazgin and Elmer & Chestnut fell; the next move only stands up."]


def test_several_heroes_and_grasps_at_once_are_told_as_several() -> None:
    german = open_catalogue(GAME, "de")
    boards = (
        "effect-applied banshee.entrance.grasp_all_boards",
        "hero-shadowed kazgin",
        "hero-shadowed mylfaar",
    )
    assert told(*boards) == [
        ("Banshee: Grasps of Evil fell on Kazgin’s and Mylfaar’s boards, and the powers went dark.")
    ]
    (line,) = told(*boards, words=german)
    assert "Griffe des Bösen liegen auf den Tableaus von Kazgin und von Mylfaar" in line
    assert told("hero-shadowed kazgin") == [
        "A Grasp of Evil fell on Kazgin’s board: the power went dark."
    ]


def test_a_corruption_roll_is_told_with_what_it_does_only() -> None:
    source = "effect-applied incubus.exit.roll_corruption"
    assert told(
        source,
        "corruption-rolled kazgin, return_token+lose_life",
        source,
        "token-returned kazgin, red",
        source,
        "life-lost kazgin, 2",
    ) == [
        (
            "Incubus: Kazgin rolled the corruption die (return 1 token and lose 1 life)."
            " Returned a red token. Lost 1 life; 2 left."
        )
    ]


def test_different_facts_are_not_joined() -> None:
    assert told("card-beaten kazgin, incubus", "card-left butcher") == [
        "Kazgin beat Incubus. Butcher left play."
    ]


def test_lines_carry_moment_and_clause() -> None:
    (line,) = tell(happened("nothing-drawn kazgin", "life-lost kazgin, 1"), WORDS)
    assert (line.moment, line.clauses) == (1, ["LB-H4"])


def test_turns_have_their_heroes_unless_they_are_out() -> None:
    events = happened(
        "hero-seated seat-1, kazgin, red",
        "turn-began red, 1",
        "went-out kazgin",
        "turn-began red, 2",
        "revived kazgin",
        "turn-began red, 3",
    )
    assert [chapter.heading for chapter in narrate(events, WORDS)] == [
        "",
        "Turn 1: Kazgin, red board",
        "Turn 2: red board",
        "Turn 3: Kazgin, red board",
    ]


def test_telling_goes_on_where_it_stopped() -> None:
    events = happened(
        "hero-seated seat-1, kazgin, red", "turn-began red, 1", "moved kazgin, tavern"
    )
    (chapter,) = narrate(events, WORDS, since=2)
    assert chapter.heading == ""
    assert [line.text for line in chapter.lines] == ["Kazgin moved to the Tavern."]


def random_game(seed: int, players: int) -> Table:
    table = hordekeep.new_table(GAME, players=players, seed=seed)
    luck = Luck(seed)
    while not table.over:
        decision = next(iter(table.decisions.values()))
        action = decision.actions[luck.below(len(decision.actions))]
        table.answer(decision.seat, decision.number, action)
    return table


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_games_read_as_prose(players: int) -> None:
    for seed in range(6):
        for chapter in narrate(random_game(seed, players).events, WORDS):
            for line in chapter.lines:
                assert re.fullmatch(r"[A-ZÄ-Ü“].*[.!?]", line.text), line.text
                assert not re.search(r"\b(event|effect|card|tile|hero)-[a-z]|[{}]", line.text)
