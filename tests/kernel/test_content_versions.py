"""Versions of a content: how they are named, kept in positions, and chosen by lessons."""

import shutil
from pathlib import Path

import pytest

from hordekeep import library, resources
from hordekeep.kernel.content.versions import version_in
from hordekeep.kernel.errors import BadPosition, WrongVersion
from hordekeep.kernel.table.position_file import position_text, position_words, read_position
from hordekeep.lessons.guide import Guide
from hordekeep.lessons.reading import shipped_lessons

GAME = "last-bastion"


@pytest.fixture
def _two_versions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second version, which differs in its life tokens."""
    home = tmp_path / "last_bastion"
    for number in ("1", "2"):
        shutil.copytree(resources.content() / "last_bastion" / "1", home / number)
    box = home / "2" / "box.toml"
    box.write_text(box.read_text().replace("life = 16", "life = 17"))
    monkeypatch.setattr(resources, "content", lambda: tmp_path)


def test_the_version_is_told_by_the_name_of_the_content() -> None:
    assert version_in({"some-pack": "", "last-bastion/12": ""}) == 12
    assert version_in({"some-pack": ""}) == version_in([]) == 1


@pytest.mark.usefixtures("_two_versions")
def test_a_new_table_has_the_newest_unless_another_is_wanted() -> None:
    assert library.versions_of(GAME) == [1, 2]
    assert list(library.new_table(GAME, seed=3).game.content) == ["last-bastion/2"]
    assert list(library.new_table(GAME, seed=3, version=1).game.content) == ["last-bastion/1"]


@pytest.mark.usefixtures("_two_versions")
@pytest.mark.parametrize("version", [1, 2])
def test_a_position_is_opened_with_the_content_that_it_was_written_with(version: int) -> None:
    table = library.new_table(GAME, seed=3, players=2, version=version)
    words = read_position(position_text(position_words(table)))
    assert library.open_position(words, seed=3).game.content == table.game.content


@pytest.mark.usefixtures("_two_versions")
def test_a_position_that_names_no_content_has_the_first() -> None:
    """It was written when there was no other."""
    words = position_words(library.new_table(GAME, seed=3, players=2, version=1))
    assert "content" not in words
    assert list(library.open_position(words).game.content) == ["last-bastion/1"]


def test_a_content_that_is_not_here_is_refused() -> None:
    words = position_words(library.new_table("sanctum", seed=3, players=2))
    with pytest.raises(WrongVersion):
        library.open_position({**words, "content": 99})
    with pytest.raises(BadPosition):
        library.open_position({**words, "content": "newest"})


@pytest.mark.parametrize("game", ["last-bastion", "sanctum"])
def test_a_lesson_is_played_with_the_content_that_it_was_written_for(game: str) -> None:
    for lesson in shipped_lessons(game):
        assert Guide(lesson).table.game.content == {lesson.content: lesson.hash}
