"""What a person sees fits a terminal of 100 × 35, whatever is asked."""

import random
from pathlib import Path

import msgspec
import pytest

import hordekeep
from hordekeep.cli.draw.game_screen import sketch_of
from hordekeep.cli.last_bastion.plan import draw_table
from hordekeep.cli.terminal.matching import fits, matching, tokens
from hordekeep.cli.terminal.menu import Menu
from hordekeep.cli.terminal.saved_games import Keeper
from hordekeep.cli.terminal.screen import EndOfInput, Screen
from hordekeep.cli.terminal.session import Session
from hordekeep.games.last_bastion.opening import open_game
from hordekeep.kernel.play.action import Action
from hordekeep.text.catalogue import open_catalogue

HEIGHT = 35
GAME = open_game()
WORDS = open_catalogue(GAME)


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The height of every screen that a session shows."""
    heights: list[int] = []
    show = Session._show

    def counted(session: Session, decision: object) -> None:
        with session.screen._console.capture() as captured:
            show(session, decision)  # type: ignore[arg-type]  # handed on as it came
        heights.append(captured.get().count("\n"))

    monkeypatch.setattr(Session, "_show", counted)
    return heights


@pytest.mark.parametrize("seed", range(4))
def test_every_screen_fits(
    shown: list[int], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seed: int
) -> None:
    chance = random.Random(seed)
    heroes = ["twindalli", "feng-li", "mylfaar", "elmer"]
    table = hordekeep.new_table(GAME, players=4, seed=seed, heroes=heroes, difficulty="normal")
    screen = Screen(width=100)
    keeper = Keeper(tmp_path / "game.journal")
    session = Session(screen, table, WORDS, sketch=sketch_of(WORDS), keeper=keeper, bots={})
    said = [0]

    def ask(_screen: Screen) -> str:
        said[0] += 1
        if said[0] > 120:
            raise EndOfInput
        return str(chance.randint(1, len(session._menu.choices)))

    monkeypatch.setattr(Screen, "ask", ask)
    session.run()
    assert len(shown) > 20
    assert max(shown) < HEIGHT  # one line is left for what is typed


# Menus.


def actions(*texts: str) -> list[Action]:
    read = [GAME.lexicon.read_action(text) for text in texts]
    return [action for action in read if isinstance(action, Action)]


def test_a_menu_numbers_groups_and_leaves_bare_verbs_last() -> None:
    menu = Menu(actions("end-turn", "move tavern", "move market", "activate tomb"), WORDS)
    assert [line.plain.rstrip() for line in menu.lines(80)] == [
        " Move to   2 Tavern  3 Market",
        " Activate  4 Tomb of the Ancient Kings",
        " Or        1 End the turn",
    ]


def test_items_that_do_not_fit_go_on_below() -> None:
    menu = Menu(actions(*[f"move {tile}" for tile in GAME.box.tile_ids]), WORDS)
    lines = [line.plain for line in menu.lines(40)]
    assert len(lines) > 3
    assert max(len(line) for line in lines) <= 40


def test_notes_stand_beside_their_action() -> None:
    (fight,) = actions("fight")
    menu = Menu([fight, *actions("end-turn")], WORDS, {fight: "Incubus 58%"})
    assert menu.lines(80)[0].plain == " Fight  1 Incubus 58%"


# What a person may have meant.


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("mo ta", ["move tavern"]),
        ("TAVERN", ["move tavern", "call tavern"]),
        ("market", ["move market"]),
        ("ta mo", []),
        ("", []),
    ],
)
def test_beginnings_of_words_in_order_are_enough(typed: str, meant: list[str]) -> None:
    texts = ["move tavern", "call tavern", "move market"]
    assert matching(typed, texts, lambda text: [text]) == meant


def test_an_exact_text_wins_over_longer_ones() -> None:
    assert matching("aim incubus", ["aim incubus butcher", "aim incubus"], lambda one: [one]) == [
        "aim incubus"
    ]


def test_marks_and_accents_do_not_matter() -> None:
    assert tokens("Élmer & Chestnut’s “red” token") == ["elmer", "chestnuts", "red", "token"]
    assert fits(["strat"], tokens("Strategist’s Tower"))


def test_a_long_term_stands_above_its_text(capsys: pytest.CaptureFixture[str]) -> None:
    """Commands in the list of all are longer in other languages than in English."""
    screen = Screen(width=30)
    screen.explain("short", "one two three four five six", room=12)
    screen.explain("a term too long", "seven", room=12)
    assert capsys.readouterr().out.splitlines() == [
        "short       one two three four",
        "            five six",
        "a term too long",
        "            seven",
    ]


# Words of any length.


def test_heroes_stand_below_each_other_where_two_in_a_line_would_be_cut() -> None:
    table = hordekeep.new_table(GAME, players=2, seed=1, heroes=["kazgin", "elmer"])
    view = table.view()
    states = ("dead", "lying", "shadowed")
    hindered = msgspec.structs.replace(view.heroes[0], condition="dead", lying=True, shadowed=True)
    crowded = msgspec.structs.replace(view, heroes=[hindered, view.heroes[1]])
    told = " ".join(WORDS.say(f"state-{state}") for state in states)
    lines = [line.plain for line in draw_table(crowded, WORDS, width=92, plain=False)]
    assert any(line.rstrip().endswith(told) for line in lines)
    in_pairs = [line.plain for line in draw_table(view, WORDS, width=92, plain=False)]
    assert len(lines) == len(in_pairs) + 1
