"""The companion in the terminal: what first happens to somebody is told once, unless unwanted."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.support.terminal import Terminal

from hordekeep.cli.draw.game_screen import notes_of
from hordekeep.cli.draw.note import Happened, Seen, note_for
from hordekeep.cli.terminal.notes_told import NotesTold, keep_told, read_told
from hordekeep.games.seams import GAMES, folder_of
from hordekeep.kernel.table.table import Table
from hordekeep.library import new_table, open_game
from hordekeep.text.catalogue import open_catalogue
from hordekeep.text.rules_guide import guide_of

ROOT = Path(__file__).parents[2]
FIXTURES = ROOT / "web" / "e2e" / "fixtures"
GRASPED = "Three grasped tiles lose the game."
EQUIP = "You have items to put on."


@pytest.mark.parametrize("game", GAMES)
def test_page_and_terminal_tell_the_same_notes_with_the_same_chapters(game: str) -> None:
    page = ROOT / "web" / "src" / "games" / folder_of(game) / "model" / "notes.ts"
    listed = re.compile(r'^  note\("([\w-]+)", "([\w-]+)"', re.MULTILINE)
    told = listed.findall(page.read_text(encoding="utf-8"))
    assert [(note.id, note.rule) for note in notes_of(game)] == told
    words, guide = open_catalogue(open_game(game)), guide_of(game)
    for note in notes_of(game):
        assert words.has(f"page-note-{game}-{note.id}")
        assert guide.section(note.rule) is not None


# Last Bastion.


def opened() -> Table:
    heroes = ["kazgin", "mylfaar"]
    return new_table(open_game("last-bastion"), seed=11, players=2, heroes=heroes, first=1)


def siege() -> Any:
    """A quiet table of two heroes, of whom the first is ours."""
    view = opened().view(0)
    return replace(view, phase="hero", heroes=[replace(one, left=None) for one in view.heroes])


def hero(**changed: object) -> Any:
    view = siege()
    return replace(view, heroes=[replace(view.heroes[0], **changed), *view.heroes[1:]])


def board(*, own: bool, **changed: object) -> Any:
    """A board with a card on it, the own or another."""
    view = siege()
    boards = [
        replace(one, **changed) if (one.colour == view.heroes[0].board) is own else one
        for one in view.boards
    ]
    return replace(view, boards=boards)


def card(**changed: object) -> list[Any]:
    slot = siege().boards[0].slots[0]
    return [replace(slot, card=replace(siege().drawn, **changed))]


def news(name: str, **facts: str) -> list[Happened]:
    return [Happened(name, facts)]


def left(**may: bool) -> Any:
    table = opened()
    decision = table.decision(0)
    table.answer(0, decision.number, decision.actions[0])
    nothing = dict.fromkeys(("move", "activate", "fight", "power", "reroll"), False)
    return replace(table.view(0).heroes[0].left, **{**nothing, **may})


def bastion_cases() -> dict[str, Seen]:
    grasped = replace(siege(), tiles=[replace(one, grasped=True) for one in siege().tiles])
    warlord = board(own=False, slots=card(warlord=True))
    acted, may_move = hero(left=left()), hero(left=left(move=True))
    return {
        "corruption": Seen(siege(), 0, news("corruption-rolled", hero="kazgin"), ()),
        "last-life": Seen(hero(life=1), 0, (), ()),
        "shadowed": Seen(hero(shadowed=True), 0, (), ()),
        "tile-grasped": Seen(grasped, 0, (), ()),
        "warlord": Seen(warlord, 0, (), ()),
        "full-board": Seen(board(own=True, full=True), 0, (), ()),
        "haunted": Seen(board(own=True, slots=card(haunted=True)), 0, (), ()),
        "lying": Seen(hero(lying=True), 0, (), ()),
        "token": Seen(siege(), 0, news("equipment-gained", hero="kazgin", colour="red"), ()),
        "may-move": Seen(may_move, 0, (), ("move", "end-turn")),
        "call": Seen(acted, 0, (), ("call", "end-turn")),
    }


# Sanctum.


def quest(**changed: object) -> Any:
    """A moment on the road of two champions, of whom the first is ours."""
    heroes = ["huntress", "outlaw"]
    view = new_table(open_game("sanctum"), seed=3, players=2, heroes=heroes, first=1).view(0)
    own = replace(view.champions[0], stamina=1, **changed)
    return replace(view, phase="journey", champions=[own, *view.champions[1:]])


def sanctum_cases() -> dict[str, Seen]:
    plain = quest()
    breached = replace(plain, lord=replace(plain.lord, breacher=1))
    mine = {"seat": "seat-1"}
    items = plain.chest or [object()]
    return {
        "last-rest": Seen(replace(plain, phase="last-rest"), 0, (), ("done",)),
        "breach": Seen(breached, 0, (), ()),
        "low-life": Seen(quest(life=3), 0, (), ()),
        "wounded": Seen(plain, 0, news("wounded", **mine, wounds="1"), ()),
        "achievement": Seen(plain, 0, news("achievement-gained", **mine), ()),
        "skill": Seen(plain, 0, news("skill-gained", **mine), ()),
        "rage": Seen(plain, 0, news("rage-woke", **mine), ()),
        "spent": Seen(plain, 0, news("ability-used", **mine), ()),
        "equip": Seen(quest(pouch=items), 0, (), ("equip", "done")),
        "tired": Seen(
            replace(plain, champions=[replace(plain.champions[0], stamina=0, focus=0)]),
            0,
            (),
            ("move", "rest"),
        ),
        "unspent": Seen(quest(all_stamina=1), 0, (), ("move", "fight")),
    }


CASES = {"last-bastion": bastion_cases, "sanctum": sanctum_cases}


@pytest.mark.parametrize("game", GAMES)
def test_each_note_comes_when_it_happens_and_to_nobody_else(game: str) -> None:
    notes, cases = notes_of(game), CASES[game]()
    assert {note.id for note in notes} == set(cases)
    for name, seen in cases.items():
        found = note_for(notes, seen, ())
        assert found is not None
        assert found.id == name
        assert note_for(notes, seen, {name}) is None
        quiet = seen._replace(view=replace(seen.view, phase="setup"))
        assert note_for(notes, quiet, ()) is None
        if seen.news:
            others = [one._replace(facts=dict.fromkeys(one.facts, "another")) for one in seen.news]
            assert note_for(notes, seen._replace(news=others), ()) is None


def test_at_quiet_tables_nothing_is_told() -> None:
    bastion = Seen(hero(left=left(move=True, fight=True)), 0, (), ("move", "call", "end-turn"))
    assert note_for(notes_of("last-bastion"), bastion, ()) is None
    road = Seen(quest(), 0, (), ("move", "fight", "rest"))
    assert note_for(notes_of("sanctum"), road, ()) is None


# At the terminal.


def played(terminal: Terminal, name: str, *said: str, options: tuple[str, ...] = ()) -> str:
    file = str(FIXTURES / f"{name}.toml")
    ran = terminal.run("play", "--load", file, *options, said="".join(f"{one}\n" for one in said))
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def test_what_first_happens_is_told_once_and_says_more(terminal: Terminal) -> None:
    first = played(terminal, "corner-alone", "view", "notes")
    assert first.count(GRASPED) == 1
    assert "notes off: no more notes like this" in first
    assert "How you lose" in first.partition("> notes")[2]
    assert (
        "tile-grasped"
        in json.loads((terminal.folder / "notes.json").read_text())["told"]["last-bastion"]
    )
    assert GRASPED not in played(terminal, "corner-alone")


def test_one_word_ends_all_notes_and_another_brings_them_back(terminal: Terminal) -> None:
    assert "There will be no more notes." in played(terminal, "corner-alone", "notes off")
    assert EQUIP not in played(terminal, "sanctum-rest", "notes on")
    assert EQUIP in played(terminal, "sanctum-rest")


def test_an_option_keeps_one_game_quiet_and_forgets_nothing(terminal: Terminal) -> None:
    quiet = played(terminal, "corner-alone", "notes", "notes on", options=("--no-notes",))
    assert GRASPED not in quiet
    assert "There has been no note yet." in quiet
    assert "There will be no more notes." in quiet
    assert GRASPED in played(terminal, "corner-alone")


def test_notes_are_kept_where_the_data_folder_is_said_to_be(
    terminal: Terminal, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "elsewhere"
    assert GRASPED in played(terminal, "corner-alone", options=("--data", str(elsewhere)))
    assert read_told(elsewhere / "notes.json").told == {"last-bastion": ["tile-grasped"]}
    assert not (terminal.folder / "notes.json").exists()


@pytest.mark.parametrize("text", ["", "[]", '{"on": false}', '{"on": true, "told": [1]}'])
def test_what_was_not_written_by_us_is_forgotten(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.json"
    path.write_text(text, encoding="utf-8")
    assert read_told(path) == NotesTold()


def test_what_is_kept_is_found_again_and_a_folder_that_keeps_nothing_is_no_hindrance(
    tmp_path: Path,
) -> None:
    told = NotesTold(on=False, told={"sanctum": ["rage"]})
    keep_told(told, tmp_path / "new" / "notes.json")
    assert read_told(tmp_path / "new" / "notes.json") == told
    (tmp_path / "file").write_text("", encoding="utf-8")
    keep_told(told, tmp_path / "file" / "notes.json")
    assert read_told(tmp_path / "file" / "notes.json") == NotesTold()
