"""`hordekeep learn` and the readable rules, by words from a pipe."""

from pathlib import Path

import pytest
from tests.support.terminal import Ran, Terminal

from hordekeep.games.seams import GAMES
from hordekeep.lessons.place import LessonPlace, keep_place, read_place
from hordekeep.lessons.reading import lessons_of
from hordekeep.lessons.rehearsal import rehearse

EXAMPLE = Path(__file__).parents[2] / "docs" / "example-pack"


def learn(terminal: Terminal, game: str, *said: str, options: tuple[str, ...] = ()) -> Ran:
    return terminal.run("learn", game, *options, said="".join(f"{line}\n" for line in said))


@pytest.mark.parametrize("game", GAMES)
def test_whoever_only_presses_enter_comes_through_all_chapters_and_into_a_small_game(
    terminal: Terminal, game: str
) -> None:
    lines = sum(len(rehearse(lesson).transcript) + 1 for lesson in lessons_of(game))
    ran = learn(terminal, game, *[""] * (lines + 1), "2")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("That is the end of this chapter.") == len(lessons_of(game))
    assert "You know the game." in ran.out
    finished = read_place(terminal.folder / "lessons" / f"{game}.json").finished
    assert finished == [lesson.id for lesson in lessons_of(game)]
    assert "Enter: play a small game with novices" in ran.out
    header = terminal.saved().read_text(encoding="utf-8").splitlines()[0]
    assert "bot:novice" in header
    assert {"last-bastion": "beginner", "sanctum": "gentle"}[game] in header
    # The hero of that game is chosen among all, and each is told by what it can do.
    power = {"last-bastion": "Rolls the grey die too in fights", "sanctum": "Aim and preparation"}
    assert power[game] in ran.out.partition("Choose your hero")[0]
    taken = {"last-bastion": "Elmer & Chestnut", "sanctum": "Huntress"}[game]
    assert taken in ran.out.rpartition("Choose your hero")[2]


def test_another_choice_can_be_taken_back(terminal: Terminal) -> None:
    ran = learn(terminal, "last-bastion", "", "", "move tomb", "hm", "back", "move market")
    assert "For now the Market shows more" in ran.out
    assert ran.out.count("back: take it back") == 2
    assert ran.out.count("Go to the Market.") == 2
    assert "Use the Market." in ran.out


def test_what_means_nothing_is_said_to_mean_nothing(terminal: Terminal) -> None:
    ran = learn(terminal, "last-bastion", "", "", "xyzzy")
    assert "“xyzzy” means nothing here." in ran.out
    assert "Which one do you mean?" not in ran.out


def test_or_played_on_with_until_the_turn_ends(terminal: Terminal) -> None:
    ran = learn(terminal, "last-bastion", "", "", "move tomb", "on", "end")
    assert "The guide keeps quiet" in ran.out
    assert "That is the end of this chapter." in ran.out
    assert "Chapter 2 of 6" in ran.out


def test_the_guides_choice_is_marked_and_has_a_number(terminal: Terminal) -> None:
    ran = learn(terminal, "last-bastion", "", "", "2")
    assert "2 Market ◂ the guide means this" in ran.out
    assert "Kazgin moved to the Market." in ran.out


def test_a_part_of_the_menu_that_is_opened_has_numbers_of_its_own(terminal: Terminal) -> None:
    ran = learn(terminal, "last-bastion", "", "", "9", "3")
    assert "Kazgin moved to the Standard." not in ran.out
    assert read_place(terminal.folder / "lessons" / "last-bastion.json").transcript == [
        "go",
        "go",
        "call market",
    ]
    back = learn(terminal, "last-bastion", "back", "9", "back", "3")
    assert "Kazgin moved to the Standard." in back.out


def test_questions_are_answered_in_the_middle_of_a_lesson(terminal: Terminal) -> None:
    ran = learn(terminal, "last-bastion", "what tavern", "rules how do I win", "help", "", "why")
    assert "gains 1 life and may move once" in ran.out
    assert "How you win" in ran.out
    assert "skip: skip this chapter" in ran.out
    assert "rules [id or words]" in ran.out
    assert read_place(terminal.folder / "lessons" / "last-bastion.json").transcript == ["go"]


def test_words_about_what_only_the_page_draws_are_other_words_here(terminal: Terminal) -> None:
    ran = learn(terminal, "last-bastion", "", options=("--chapter", "6"))
    assert "the strip" not in ran.out
    assert "Below the table you read what would lose the game" in " ".join(ran.out.split())
    assert "the bastion falls" in ran.out.lower()


def test_a_place_is_kept_and_gone_on_from(terminal: Terminal) -> None:
    left = learn(terminal, "last-bastion", "", "", "", "quit")
    assert "hordekeep learn last-bastion" in left.out
    again = learn(terminal, "last-bastion", "")
    assert "It rolls two dice." in again.out
    assert "Nine tiles are your bastion." not in again.out


def test_a_place_that_no_longer_fits_its_chapter_begins_it_anew(terminal: Terminal) -> None:
    """Lessons change from version to version; somebody is always in the middle of one."""
    path = terminal.folder / "lessons" / "last-bastion.json"
    keep_place(LessonPlace("move-and-act", ["go", "go", "activate tavern"], ["x"]), path)
    ran = learn(terminal, "last-bastion", "")
    assert (ran.code, ran.err) == (0, "")
    assert "Nine tiles are your bastion." in ran.out
    assert read_place(path) == LessonPlace("move-and-act", ["go"], ["x"])


def test_chapters_are_listed_skipped_begun_again_and_chosen(terminal: Terminal) -> None:
    skipped = learn(terminal, "sanctum", "skip", "fight", "again")
    assert skipped.out.count("Fight: you roll all your dice.") == 2
    listed = learn(terminal, "sanctum", options=("--list",))
    assert "✓ 1 the-road: The road and its demons" in listed.out
    assert "  2 first-fight" in listed.out
    chosen = learn(terminal, "sanctum", options=("--chapter", "7"))
    assert "Chapter 7 of 7" in chosen.out


def test_bad_input_is_explained(terminal: Terminal) -> None:
    unknown = learn(terminal, "sanctum", options=("--chapter", "flying"))
    assert unknown.code == 2
    assert "the-road" in unknown.err
    ran = learn(terminal, "last-bastion", "", "99", "fly", "on")
    assert "no 99" in ran.out.lower() or "99" in ran.out
    assert "Go to the Market." in ran.out


def test_the_rules_are_read_in_short_in_full_or_asked(terminal: Terminal) -> None:
    short = terminal.run("rules", "sanctum", "--short")
    assert "You win if you beat the Demon Lord’s nine cards" in short.out
    assert "Not what you may expect" in short.out
    whole = terminal.run("rules", "last-bastion", "--guide")
    assert whole.out.count("LB-") > 60
    asked = terminal.run("rules", "last-bastion", "--ask", "how do I win")
    assert asked.out.startswith("How you win")
    nothing = terminal.run("rules", "last-bastion", "--ask", "zebra")
    assert "Nothing was found." in nothing.out
    unknown = terminal.run("rules", "last-bastion", "--guide", "fly")
    assert unknown.code == 2
    assert "there are: together win lose" in unknown.err


def test_a_packs_chapters_are_played_with_its_cards_and_keep_a_place_of_their_own(
    terminal: Terminal,
) -> None:
    pack = ("--pack", str(EXAMPLE))
    listed = learn(terminal, "last-bastion", options=(*pack, "--list"))
    assert listed.out == "  1 the-ash-hound: The Ash Hound\n"
    ran = learn(terminal, "last-bastion", "", "", "", "", "", "", options=pack)
    assert (ran.code, ran.err) == (0, "")
    assert "The Breached Wall" in ran.out
    assert "Chapter 1 of 1 · The Ash Hound" in ran.out
    assert "six short chapters" not in ran.out
    assert "Kazgin beat Ash Hound." in ran.out
    assert "You know the game." in ran.out
    kept = terminal.folder / "lessons"
    assert read_place(kept / "last-bastion+breached-wall.json").finished == ["the-ash-hound"]
    assert read_place(kept / "last-bastion.json") == LessonPlace()


def test_a_pack_without_chapters_is_no_hindrance(terminal: Terminal) -> None:
    pack = str(EXAMPLE.parent / "example-pack-sanctum")
    listed = learn(terminal, "sanctum", options=("--pack", pack, "--list"))
    assert "1 the-road: The road and its demons" in listed.out
