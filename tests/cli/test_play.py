"""`hordekeep play` by words from a pipe: asking, answering, asides, saving, ending."""

import re
from pathlib import Path

import pytest
from tests.support.terminal import SETUP, Terminal

import hordekeep
from hordekeep.cli.draw.game_screen import sketch_of
from hordekeep.games.last_bastion.model.state import WON, Siege
from hordekeep.kernel.record.journal import ChoiceEntry, ControlEntry
from hordekeep.kernel.table.position_file import position_text, position_words
from hordekeep.kernel.table.table import Table
from hordekeep.library import load_table
from hordekeep.text.catalogue import open_catalogue
from hordekeep.text.languages import languages
from hordekeep.text.words import open_words

ESCAPE = "\x1b"


def choices(table: Table) -> list[str]:
    return [entry.say for entry in table.journal.entries if isinstance(entry, ChoiceEntry)]


def played(terminal: Terminal) -> list[str]:
    return choices(load_table(terminal.saved()))


# Answering.


def test_numbers_and_texts_answer(terminal: Terminal) -> None:
    ran = terminal.play("1", "mo tav", "end")
    assert ran.code == 0
    assert ran.err == ""
    said = played(terminal)
    assert said[0].startswith("place ")
    assert said[1:] == ["move tavern", "end-turn"]


def test_a_text_may_be_what_the_menu_reads(terminal: Terminal) -> None:
    terminal.play("1", "Move to the Tavern", "End the turn")
    assert played(terminal)[1:] == ["move tavern", "end-turn"]


def test_a_text_with_several_meanings_opens_them_with_numbers(terminal: Terminal) -> None:
    ran = terminal.play("1", "call", "3")
    assert "Which one do you mean?" in ran.out
    assert played(terminal)[1].startswith("call ")


def test_a_long_group_folds_and_opens(terminal: Terminal) -> None:
    folded = terminal.play("1")
    (number,) = re.findall(r"Call to Arms +(\d+) … 8 choices", folded.out)
    terminal.saved().unlink()
    ran = terminal.play("1", number, "1")
    assert "1 Dispensary" in ran.out
    assert played(terminal)[1] == "call dispensary"


def test_a_number_too_large_is_refused(terminal: Terminal) -> None:
    assert "There is no 99" in terminal.play("99").out


def test_a_refused_action_says_why_with_its_clause(terminal: Terminal) -> None:
    ran = terminal.play("1", "activate tavern")
    assert "Only the tile under your figure" in ran.out
    assert "LB-A3" in ran.out


def test_nonsense_is_not_understood(terminal: Terminal) -> None:
    assert "“xyzzy” means nothing here" in terminal.play("xyzzy").out


def test_prompts_are_drawn_once_and_the_end_of_input_ends_the_game(terminal: Terminal) -> None:
    ran = terminal.play("1")
    assert ran.out.count("> ") == 1
    assert ran.out.rstrip().splitlines()[-1].startswith("Saved as ")
    assert ran.code == 0


# Asides.


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("why", "LB-A1"),
        ("why activate tavern", "Only the tile under your figure"),
        ("why move tavern", "possible now"),
        ("why place incubus red 1", "not what is asked"),
        ("what incubus", "Incubus: Monster, red, resistance 2."),
        ("what thornmother", "She never comes alone"),
        ("what tavern", "gains 1 life"),
        ("what kazgin", "grey die"),
        ("what xyzzy", "means nothing"),
        ("odds", "%"),
        ("ahead", "turn"),
        ("log", "Kazgin drew"),
        ("log 1", "placed it on"),
        ("rules LB-A1", "The active player may move once"),
        ("rules corruption", "LB-K1"),
        ("rules xyzzy", "No clause"),
        ("rules how do I win", "How you win"),
        ("rules win", "How you win"),
        ("rules grasp", "A Grasp of Evil is the purple skull."),
        ("rules", "Chapters"),
        ("rules", "Goal: hold the bastion together"),
        ("view", "Deck"),
        ("help", "take back your last choice"),
        ("he", "take back your last choice"),
    ],
)
def test_asides_answer_without_changing_anything(
    terminal: Terminal, asked: str, answer: str
) -> None:
    ran = terminal.play("1", asked)
    assert answer in ran.out.split(f"> {asked}\n")[1]
    assert len(played(terminal)) == 1


def test_undo_takes_back_and_says_what(terminal: Terminal) -> None:
    ran = terminal.play("1", "move tavern", "undo", "move market")
    assert "Taken back: Move to the Tavern." in ran.out
    table = load_table(terminal.saved())
    assert "market" in {tile.tile for tile in table.view().tiles if "kazgin" in tile.heroes}


def test_undo_stops_where_something_was_revealed(terminal: Terminal) -> None:
    ran = terminal.play("undo")
    assert "It stays: something was revealed since" in ran.out


# Saving and going on.


def test_every_answer_is_saved_and_can_be_taken_up(terminal: Terminal) -> None:
    terminal.play("1", "move tavern", "quit")
    ran = terminal.run("play", "--load", str(terminal.saved()), said="end\n")
    assert ran.code == 0
    assert played(terminal)[-1] == "end-turn"


def test_save_writes_another_file(terminal: Terminal, tmp_path: Path) -> None:
    target = tmp_path / "mine.journal"
    ran = terminal.play("1", f"save {target}", "move tavern")
    assert f"Saved as {target}" in ran.out
    assert len(choices(load_table(target))) == 1
    assert len(played(terminal)) == 2


def test_save_never_takes_another_games_file(terminal: Terminal, tmp_path: Path) -> None:
    target = tmp_path / "other.journal"
    target.write_text("precious", encoding="utf-8")
    ran = terminal.play(f"save {target}")
    assert "exists already" in ran.out
    assert target.read_text(encoding="utf-8") == "precious"


def test_a_game_without_its_secret_goes_on_with_new_dice(terminal: Terminal) -> None:
    table = hordekeep.new_table("last-bastion", players=1)
    path = terminal.folder / "lost.journal"
    terminal.folder.mkdir()
    hordekeep.save_table(table, path)
    path.with_name(path.name + ".secret").unlink()
    ran = terminal.run("play", "--load", str(path), said="1\n")
    assert "new dice" in ran.out
    again = terminal.run("play", "--load", str(path), said="1\n")
    assert "new dice" not in again.out
    assert (ran.code, again.code) == (0, 0)


def test_an_open_seed_needs_no_secret(terminal: Terminal) -> None:
    terminal.play("quit")
    path = terminal.saved()
    path.with_name(path.name + ".secret").unlink()
    assert "new dice" not in terminal.run("play", "--load", str(path), said="1\n").out


def test_a_position_file_begins_a_game(terminal: Terminal, tmp_path: Path) -> None:
    table = hordekeep.new_table("last-bastion", players=2, seed=3)
    path = tmp_path / "here.toml"
    path.write_text(position_text(position_words(table)), encoding="utf-8")
    ran = terminal.run("play", "--load", str(path), said="1\n")
    assert ran.code == 0
    assert load_table(terminal.saved()).journal.header.start["kind"] == "position"


# Seats.


def test_bots_answer_for_their_seats_and_are_told_of(terminal: Terminal) -> None:
    options = (*SETUP[:4], "--first", "2", "--seed", "7", "--bot", "random")
    ran = terminal.play(options=options)
    assert "Mylfaar drew" in ran.out
    assert "▶ Kazgin: " in ran.out
    assert "▶ Mylfaar: " not in ran.out
    assert load_table(terminal.saved()).holders == ["person:me", "bot:random"]


def test_bots_alone_play_to_the_end(terminal: Terminal) -> None:
    ran = terminal.play(options=(*SETUP, "--seats", "bot:random,bot:random"))
    assert ran.code == 0
    assert "The bastion " in ran.out
    assert load_table(terminal.saved()).over


def test_seats_of_a_loaded_game_can_change_hands(terminal: Terminal) -> None:
    terminal.play("1", "quit")
    path = terminal.saved()
    terminal.run("play", "--load", str(path), "--seats", "me,bot:random")
    entries = load_table(path).journal.entries
    assert [entry.holder for entry in entries if isinstance(entry, ControlEntry)] == ["bot:random"]


def test_friends_at_one_screen_cannot_take_back_each_others_choices(terminal: Terminal) -> None:
    options = ("--players", "2", "--heroes", "choose", "--seats", "anna,ben", "--seed", "7")
    ran = terminal.play("1", "undo", options=options)
    assert "somebody else has played since" in ran.out


def test_heroes_are_chosen_at_the_table(terminal: Terminal) -> None:
    ran = terminal.play("kaz", "twin", options=("--heroes", "choose", "--seed", "1"))
    assert "Choose your hero." in ran.out
    heroes = [hero.hero for hero in load_table(terminal.saved()).view().heroes]
    assert heroes == ["kazgin", "twindalli"]


# The end.


def test_a_whole_game_ends_with_its_result_and_can_be_verified(terminal: Terminal) -> None:
    ran = terminal.play(*["1"] * 2000)
    assert ran.code == 0
    assert "The bastion falls" in ran.out
    assert "hordekeep verify" in ran.out
    assert terminal.run("verify", str(terminal.saved())).code == 0


def test_a_won_game_shows_its_ledger() -> None:
    table = hordekeep.new_table("last-bastion", players=2, seed=3, difficulty="hard")
    siege = table.state
    assert isinstance(siege, Siege)
    siege.ending = WON
    siege.finish()
    shown = [line.plain for line in sketch_of(open_catalogue(table.game)).score(table)]
    assert shown[0] == "15 for the victory (1 × 15)"
    assert shown[-1] == "25 points"


# How it looks.


def test_a_pipe_gets_no_colours(terminal: Terminal) -> None:
    assert ESCAPE not in terminal.play("1", "help").out


def test_colour_never_stands_alone(terminal: Terminal) -> None:
    ran = terminal.play("1")
    assert re.search(r"[▲♣●◆]\w Kazgin", ran.out)
    assert re.search(r"[▲♣●◆■][RGBYK]\d", ran.out)


@pytest.mark.parametrize("width", ["40", "60", "72", "80", "100", "140"])
def test_no_line_is_wider_than_the_terminal(terminal: Terminal, width: str) -> None:
    ran = terminal.play(
        "1", "why", "log", "rules grasp", "rules", options=(*SETUP, "--width", width)
    )
    lines = [line for line in ran.out.splitlines() if not line.startswith("Saved as ")]
    assert max(len(line) for line in lines) <= int(width)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", ["72", "80", "100"])
def test_what_the_corners_say_is_never_cut(terminal: Terminal, language: str, width: str) -> None:
    """Where a cell is too narrow for its words, they stand below the plan."""
    out = terminal.play("1", options=(*SETUP, "--width", width, "--lang", language)).out
    words = open_words(language, game="last-bastion", hyphens=False)
    assert f"♛ {words.say('draw-warlord', cards=33)}" in out
    assert words.say("draw-grasped", count=0, most=3) in out


def test_plain_draws_no_boxes_and_no_marks(terminal: Terminal) -> None:
    out = terminal.play("1", options=(*SETUP, "--plain")).out
    assert not set(out) & set("┌┐└┘│─┃━♥✦Ψ")
    assert "life 3" in out


def test_the_first_screen_is_the_same_whatever_the_secret(terminal: Terminal) -> None:
    """What a person sees depends on public answers only: the secret behind them never shows."""
    one = hordekeep.new_table("last-bastion", players=2)
    terminal.folder.mkdir()
    screens = []
    for name in ("one", "twin"):
        path = terminal.folder / f"{name}.journal"
        hordekeep.save_table(one, path)
        text = path.read_text(encoding="utf-8")
        other = hordekeep.new_table("last-bastion", players=2).journal.header.commitment
        if name == "twin":
            path.write_text(text.replace(one.journal.header.commitment, other), encoding="utf-8")
            path.with_name(path.name + ".secret").unlink()
        ran = terminal.run("replay", str(path), said="end\n")
        screens.append(ran.out)
    assert screens[0] == screens[1]
