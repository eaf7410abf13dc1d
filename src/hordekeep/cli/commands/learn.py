"""`hordekeep learn`: the guided first game in the terminal, chapter by chapter."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import click

from hordekeep.cli.commands.play import play_on
from hordekeep.cli.draw.game_screen import sketch_of
from hordekeep.cli.game_options import FIRST_GAME
from hordekeep.cli.localised_help import SpokenCommand, spoken_catalogue
from hordekeep.cli.terminal.lesson_session import LessonSession
from hordekeep.cli.terminal.notes_told import FILE as NOTES_TOLD
from hordekeep.cli.terminal.saved_games import Keeper, new_path
from hordekeep.cli.terminal.screen import EndOfInput, Screen
from hordekeep.cli.terminal.welcome import small_game
from hordekeep.kernel.content.reading import head_of_pack
from hordekeep.kernel.errors import UnknownLesson
from hordekeep.lessons.lesson import Lesson
from hordekeep.lessons.place import LessonPlace, read_place
from hordekeep.lessons.reading import lessons_of_pack, named, shipped_lessons
from hordekeep.library import new_table, open_game
from hordekeep.resources import data_folder
from hordekeep.text.catalogue import Catalogue

FILE = click.Path(path_type=Path)


@click.command("learn", cls=SpokenCommand)
@click.argument("game", default=FIRST_GAME)
@click.option("--chapter", metavar="NAME|N")
@click.option("--list", "listed", is_flag=True)
@click.option("--pack", "packs", multiple=True, type=FILE, metavar="DIR|FILE")
@click.option("--data", type=FILE, metavar="DIR")
@click.option("--plain", is_flag=True)
@click.option("--width", type=click.IntRange(40, 400), metavar="N")
def learn_command(
    *,
    game: str,
    chapter: str | None,
    listed: bool,
    packs: tuple[Path, ...],
    data: Path | None,
    plain: bool,
    width: int | None,
) -> None:
    opened = open_game(game, packs)
    words = spoken_catalogue(opened, packs)
    course = _course(game, packs, words)
    lessons = course.lessons
    if not lessons:
        raise UnknownLesson(found=game, expected="")
    kept_in = (data or data_folder()) / "lessons" / f"{course.name}.json"
    place = read_place(kept_in)
    screen = Screen(width=width, plain=plain)
    if listed:
        for number, lesson in enumerate(lessons, start=1):
            done = "✓" if lesson.id in place.finished else " "
            screen.say(f"{done} {number} {lesson.id}: {words.say(f'lesson-{lesson.id}')}")
        return
    if chapter is not None:
        numbered = {str(number): lesson.id for number, lesson in enumerate(lessons, start=1)}
        wanted = named(lessons, numbered.get(chapter, chapter))
        place = LessonPlace(lesson=wanted.id, finished=place.finished)
    session = LessonSession(
        screen,
        lessons,
        words,
        sketch=sketch_of(words),
        place=place,
        kept_in=kept_in,
        packs=course.packs,
        title=course.title,
    )
    if session.run() and _is_wanted(screen, words):
        setup = small_game(opened)
        table = new_table(opened, holders=setup.holders, **setup.options)
        folder = data or data_folder()
        keeper = Keeper(new_path(game, folder))
        play_on(screen, table, packs, keeper, notes=folder / NOTES_TOLD)


class Taught(NamedTuple):
    """The chapters that are taught one after the other."""

    name: str
    """By which the place in it is kept."""
    lessons: Sequence[Lesson]
    packs: Sequence[Path]
    """Those that the chapters need."""
    title: str
    """The names of these packs; empty for a game's own chapters."""


def _course(game: str, packs: Sequence[Path], words: Catalogue) -> Taught:
    """What the packs teach, or, where they teach nothing, the guided first game."""
    lessons = [lesson for pack in packs for lesson in lessons_of_pack(pack)]
    if not lessons:
        return Taught(game, shipped_lessons(game), (), "")
    heads = [head_of_pack(pack) for pack in packs]
    title = ", ".join(words.say(head.title) for head in heads)
    return Taught("+".join([game, *(head.id for head in heads)]), lessons, packs, title)


def _is_wanted(screen: Screen, words: Catalogue) -> bool:
    """Whether somebody who has learned a game wants to play a small one at once."""
    try:
        return not screen.ask(words.say("cli-lesson-game") + " ")
    except EndOfInput:
        return False
