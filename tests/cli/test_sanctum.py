"""Sanctum in the terminal: what is drawn, what is hidden, and whole games."""

import random
import re
from functools import cache
from pathlib import Path

import msgspec
import pytest
from tests.support.terminal import Terminal

import hordekeep
from hordekeep.cli.draw.game_screen import sketch_of
from hordekeep.cli.sanctum.in_words import demon_told
from hordekeep.cli.terminal.log_printing import logged, public_events
from hordekeep.cli.terminal.players import bots_at
from hordekeep.cli.terminal.saved_games import Keeper
from hordekeep.cli.terminal.screen import EndOfInput, Screen
from hordekeep.cli.terminal.session import Session
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.opening import open_game
from hordekeep.games.sanctum.view.wire import DemonView, HitBoxView
from hordekeep.kernel.table.perspective import perspective_of
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load
from hordekeep.library import load_table
from hordekeep.text.catalogue import open_catalogue

GAME = open_game()
WORDS = open_catalogue(GAME)
HEIGHT = 35
SETUP = ("--players", "2", "--heroes", "huntress,outlaw", "--first", "1", "--seed", "3")
HOT_SEAT = (*SETUP, "--seats", "me,anna")


def play(terminal: Terminal, *said: str, options: tuple[str, ...] = SETUP) -> str:
    ran = terminal.run("play", "sanctum", *options, said="".join(f"{line}\n" for line in said))
    assert ran.code == 0, ran.err
    return ran.out


@cache
def played(seed: int, upto: str = "over") -> Table:
    """A table that bots have played up to a phase; nobody changes it."""
    table = hordekeep.new_table(GAME, seed=seed, players=2, holders=["bot:greedy"] * 2)
    bots = bots_at(table, seed)
    while not table.over and table.view().phase != upto:
        seat, decision = next(iter(table.decisions.items()))
        action = bots[seat].choose(perspective_of(table, seat))
        table.answer(seat, decision.number, action)
    return table


@pytest.fixture(scope="module")
def finished() -> Table:
    return played(5)


def blessed(table: Table, seat: int) -> Table:
    """The same table, where a seat holds a blessing that nobody else has seen."""
    quest = table.state
    assert isinstance(quest, Quest)
    quest.champions[seat].blessings = [6]
    return table


# The drawing.


def test_the_first_screen_shows_road_sets_decks_goals_and_board(terminal: Terminal) -> None:
    out = play(terminal)
    assert "Sanctum · normal · turn 1 · Huntress" in out
    assert re.search(r"Act I: the Burned Road  1H 2 3 4 5 6 7▣", out)
    assert len(re.findall(r"^ [▲♣●][RGB]1 \w+ \[\d\] ⚔\d \w+ [RGB] \+ ", out, re.MULTILINE)) == 5
    assert re.search(r"Decks  I·\d+ \[\d\][RGB]  II·\d+ ", out)
    assert re.search(
        r"Achievements  skills 0/3 5 ·  gems 0/· 3 4  equipment 0/4 · 10  level II III", out
    )
    assert " helmet  printed  −2 [b]" in out
    assert "♥10  dice 2  rage ●" in out
    assert re.search(r"▲R I +Snare ▲R\d", out)
    assert "Outlaw   ♥10 dice 2 ● S3 F2" in out


def test_a_fight_shows_dice_damage_and_what_would_fall(terminal: Terminal) -> None:
    out = play(terminal, "1", "1", "fight")
    assert re.search(r"Dice \d \d .*damage \d+, shields 0: wounds \d+", out)
    assert "Change dice and place them on hit boxes." in out


def test_marks_of_boxes_and_dice_follow_the_fight(terminal: Terminal) -> None:
    before = play(terminal, "1", "1", "fight")
    assert "2 shields [r][r]" in before
    out = play(terminal, "1", "1", "fight", "rage", "1")
    assert re.search(r"Dice .*\d\*", out)
    assert "rage ○" in out


def test_rest_lists_the_pouch_in_full() -> None:
    table = played(5, upto="last-rest")
    assert table.view().phase == "last-rest"
    seat = next(iter(table.decisions))
    drawn = drawing(table, seat)
    item = table.view(seat).champions[seat].pouch
    assert not item or "Pouch:\n" in drawn
    equipped = [slot.item for slot in table.view(seat).champions[seat].slots if slot.item]
    assert all(WORDS.name("item", one.item) in drawn for one in equipped)


def drawing(table: Table, seat: int, width: int = 100) -> str:
    lines = sketch_of(WORDS).table(table, seat, width=width, plain=False)
    return "\n".join(line.plain.rstrip() for line in lines)


def test_the_last_battle_shows_nine_cards_and_closed_furies() -> None:
    table = played(5, upto="last-battle")
    seat = next(iter(table.decisions))
    drawn = drawing(table, seat)
    assert re.search(r"▶lord +fury +lord +fury +lord +fury +lord +fury +lord", drawn)
    assert re.search(r"^( +\d){2,3} .*\?.*\?.*\?.*\?", drawn, re.MULTILINE)
    assert "Next roar: 2 cards." in drawn
    other = [line for line in drawn.splitlines() if "▶[" in line]
    assert len(other) == 1


def test_what_is_used_up_is_crossed_out() -> None:
    table = blessed(people("person:me", "person:me"), seat=0)
    assert " blessings Guardian Wing\n" in drawing(table, 0)
    quest = table.state
    assert isinstance(quest, Quest)
    quest.champions[0].spent = 1 << 6
    assert " blessings Guardian Wing ×\n" in drawing(table, 0)
    assert " blessings ?" not in drawing(table, 1)


def test_a_narrow_screen_has_the_pools_above_the_slots() -> None:
    lines = drawing(people("person:me", "person:me"), 0, width=80).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("── Huntress"))
    assert lines[at + 1].startswith(" ♥10  dice 2  rage ●   stamina 2/2  focus 3/3   potions")
    assert any(line.startswith(" helmet  printed") for line in lines[at + 2 : at + 4])


def test_a_shortened_life_and_a_spoiled_box_are_seen() -> None:
    """SA-K3, SA-K6: marks of what was suffered."""
    table = people("person:me", "person:me")
    quest = table.state
    assert isinstance(quest, Quest)
    quest.champions[0].shortened = 2
    quest.champions[0].marks[0] = 3
    drawn = drawing(table, 0)
    assert "♥10 dies at 1" in drawn
    assert "−2 [×]" in drawn


@pytest.mark.parametrize("upto", ["journey", "last-battle"])
@pytest.mark.parametrize("width", [40, 60, 72, 80, 100, 140])
def test_no_line_is_wider_than_the_terminal(upto: str, width: int) -> None:
    table = played(5, upto=upto)
    seat = next(iter(table.decisions))
    assert max(len(line) for line in drawing(table, seat, width).splitlines()) <= width


@pytest.mark.parametrize("seed", range(3))
def test_every_screen_fits(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    table = hordekeep.new_table(GAME, players=4, seed=seed)
    screen = Screen(width=100)
    keeper = Keeper(tmp_path / "game.journal")
    session = Session(screen, table, WORDS, sketch=sketch_of(WORDS), keeper=keeper, bots={})
    heights: list[int] = []
    show = Session._show

    def counted(one: Session, decision: object) -> None:
        with one.screen._console.capture() as captured:
            show(one, decision)  # type: ignore[arg-type]  # handed on as it came
        heights.append(captured.get().count("\n"))

    def ask(_screen: Screen, _prompt: str = "") -> str:
        if len(heights) > 150:
            raise EndOfInput
        return str(chance.randint(1, len(session._menu.choices)))

    monkeypatch.setattr(Session, "_show", counted)
    monkeypatch.setattr(Screen, "ask", ask)
    session.run()
    assert len(heights) > 60
    assert max(heights) < HEIGHT  # one line is left for what is typed


def test_plain_is_words_only(terminal: Terminal) -> None:
    out = play(terminal, "1", "1", "fight", options=(*SETUP, "--plain"))
    assert not set(out) & set("┌┐└┘│─┃━♥⚔●○▣✓")
    assert "Huntress: life 10, dice 2, rage 1" in out
    assert "helmet: nothing; −2." in out
    assert re.search(r"Dice: \d and \d\. Damage \d", out)


# Talking.


def test_undo_takes_back_a_choice_but_no_roll(terminal: Terminal) -> None:
    out = play(terminal, "1", "1", "fight", "rage", "undo", "undo")
    assert "Taken back: Spend the rage on a die." in out
    assert "It stays: something was revealed since" in out


def test_why_names_the_clause_in_words(terminal: Terminal) -> None:
    out = play(terminal, "1", "1", "why breach", "why answer")
    assert "Breach the walls: You are not at the walls. [SA-W3]" in out
    assert "Nobody has breached the walls: there is no call yet. [SA-W4]" in out


def test_what_tells_items_skills_and_foes(terminal: Terminal) -> None:
    out = play(terminal, "what hawk", "what huntress", "what seers", "help", "odds")
    assert "Hawk’s Eye: " in out
    assert "Huntress: Aim and preparation" in out
    assert "Seer’s Hood: helmet, 1 " in out
    assert "[S] [F] stamina or focus on it" in " ".join(out.split())
    assert "There are no chances to tell now." in out


def test_chances_stand_beside_the_fight_and_are_told_when_asked(terminal: Terminal) -> None:
    out = " ".join(play(terminal, "1", "1", "odds", "fight", "odds").split())
    told = re.search(r"everything spent on it alone: ((\w+ \d+%, )+all of them \d+%)", out)
    assert told
    assert out.count(told[1]) > 1
    assert "With the dice on the table" in out


def test_notes_say_what_falls_and_what_is_gained(finished: Table) -> None:
    gained = [event for event in finished.events if event.name == "skill-gained"]
    assert gained
    table = hordekeep.new_table(GAME, seed=3, players=2, heroes=["huntress", "outlaw"], first=1)
    quest = table.state
    assert isinstance(quest, Quest)
    action = table.read("raise red-1")
    quest.champions[0].chart[0:2] = [1, 0]
    assert sketch_of(WORDS).notes(table, 0, [action]) == {action: "gains Snare"}
    quest.champions[0].chart[0:2] = [2, 0]
    assert sketch_of(WORDS).notes(table, 0, [action]) == {action: "off Snare"}


def test_bots_play_and_are_told(terminal: Terminal) -> None:
    out = play(terminal, "1", "1", options=("--players", "2", "--bot", "greedy", "--seed", "3"))
    assert "\nTurn 2: " in out
    assert "Took on" in out


def test_saved_loaded_replayed_and_verified(terminal: Terminal, tmp_path: Path) -> None:
    play(terminal, "1", "1", "fight")
    path = terminal.saved()
    again = terminal.run("play", "--load", str(path), said="log\n").out
    assert "Huntress fought and rolled" in again or "Outlaw fought and rolled" in again
    log = terminal.run("replay", str(path), "--log").out
    assert "Player 1 plays the Huntress." in log
    stepped = terminal.run("replay", str(path), said="end\nback\n").out
    assert "Entry " in stepped
    assert "Act I: the Burned Road" in stepped
    whole = tmp_path / "whole.journal"
    hordekeep.save_table(played(5), whole)
    assert "Verified." in terminal.run("verify", str(whole)).out


def test_the_end_tells_the_standings(finished: Table) -> None:
    lines = [line.plain for line in sketch_of(WORDS).score(finished)]
    assert len(lines) == 2
    assert lines[0].startswith("1. ")
    assert re.fullmatch(
        r"\d\. \w+: (life \d+, \d achievements?|fallen, \d cards? beaten, .*)", lines[0]
    )


# Several people at one screen.


def test_people_at_one_screen_are_called_by_name(terminal: Terminal) -> None:
    out = play(terminal, "1", options=HOT_SEAT)
    assert "▶ Huntress (me): " in out
    assert "▶ Outlaw (anna): " in out
    assert "Pass the keyboard" not in out  # there is nothing to hide yet


def test_where_there_are_secrets_the_screen_is_handed_over(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """SA-H4: a blessing is seen by its owner only, and only after the others looked away."""
    table = blessed(people("person:me", "person:anna"), seat=1)
    said = iter(["1", "", "quit"])
    monkeypatch.setattr(Screen, "ask", lambda *_: next(said))
    open_session(table, tmp_path).run()
    before, handed, after = capsys.readouterr().out.partition("Pass the keyboard to anna (Outlaw).")
    assert handed
    assert "Guardian Wing" not in before
    assert "blessings Guardian Wing" in after


def test_one_person_with_all_seats_hands_nothing_over(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = blessed(people("person:me", "person:me"), seat=1)
    said = iter(["1", "quit"])
    monkeypatch.setattr(Screen, "ask", lambda *_: next(said))
    open_session(table, tmp_path).run()
    assert "Pass the keyboard" not in capsys.readouterr().out


def people(*holders: str) -> Table:
    return hordekeep.new_table(
        GAME, seed=3, players=2, heroes=["huntress", "outlaw"], first=1, holders=list(holders)
    )


def open_session(table: Table, folder: Path) -> Session:
    keeper = Keeper(folder / "game.journal")
    screen = Screen(width=100)
    return Session(screen, table, WORDS, sketch=sketch_of(WORDS), keeper=keeper, bots={})


def test_the_log_keeps_what_others_may_not_know(finished: Table) -> None:
    """SA-H4: a running game's log leaves blessings out; a finished one tells them."""
    entry = next(event.moment for event in finished.events if event.name == "blessing-seen")
    whole = "\n".join(line.plain for line in logged(public_events(finished), WORDS))
    assert " and holds " in whole
    running = load_upto(finished, entry + 1)
    told = "\n".join(line.plain for line in logged(public_events(running), WORDS))
    assert "achieved" in told
    assert " and holds " not in told


def load_upto(table: Table, entry: int) -> Table:
    return load(GAME, table.journal, upto=entry)


def test_a_last_battle_side_by_side_is_asked_one_after_the_other(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """SA-L2: two seats of one person; the first is asked until its fight is over."""
    table = played(5, upto="last-battle")
    path = tmp_path / "battle.journal"
    hordekeep.save_table(table, path)
    mine = load_table(path)
    for seat in range(mine.seats):
        mine.control(seat, "person:me")
    asked: list[int] = []
    session = open_session(mine, tmp_path)
    do = Session._do

    def noted(one: Session, decision: object, action: object) -> None:
        asked.append(decision.seat)  # type: ignore[attr-defined]  # a decision
        do(one, decision, action)  # type: ignore[arg-type]  # handed on as they came

    def ask(*_: object) -> str:
        if len(asked) > 60 or mine.view().lord.rounds > 1:
            raise EndOfInput
        return str(len(session._menu.choices))

    monkeypatch.setattr(Session, "_do", noted)
    monkeypatch.setattr(Screen, "ask", ask)
    session.run()
    first_round = asked[: asked.index(1) + 1] if 1 in asked else asked
    assert first_round == [0] * (len(first_round) - 1) + [1]


def test_a_beaten_demon_is_told_without_damage_or_an_empty_list() -> None:
    """It keeps its card until the fight is over, but hits nobody any more."""
    box = HitBoxView(face=3, hit=True)
    demon = DemonView(
        foe="r1-01",
        kind="cinderling",
        colour="red",
        level=1,
        boxes=[box],
        damage=1,
        printed_damage=1,
        felled=True,
        item_type="helmet",
        item_gems=["blue"],
    )
    assert demon_told(demon, WORDS) == "Cinderling, 1 red level, all boxes hit, item helmet"
    standing = msgspec.structs.replace(demon, boxes=[msgspec.structs.replace(box, hit=False)])
    assert "open 3, damage 1" in demon_told(standing, WORDS)
