"""`content check` tells all faults at once, lists missing words, and plays a few games."""

import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.support.content_folders import Folder

from hordekeep.cli.commands.content import content_command
from hordekeep.cli.content import checking, smoke
from hordekeep.lab.fast_play import STOPPED
from hordekeep.lab.tally import Tally, Violation

EXAMPLES = Path(__file__).parents[2] / "docs"


def check(*arguments: str) -> Result:
    return CliRunner().invoke(content_command, ["check", *arguments])


def problems(folder: Path) -> list[str]:
    """Places and words of all faults, in the order in which they are told."""
    faults = json.loads(check(str(folder), "--json").stdout)["faults"]
    return [f"{one.get('place', Path(one['file']).name)} {one['problem']}" for one in faults]


def test_all_wrong_values_of_all_files_are_told_at_once(content: Folder) -> None:
    content.edit("box.toml", "white = 3", "white = 1000000000")
    content.edit("monsters.toml", "resistance = ", "resistance = 1")
    content.edit("heroes.toml", 'power = "', 'power = "un')
    found = problems(content.path)
    assert [one.split(" ")[1] for one in found] == ["out-of-range", "unknown-word", "out-of-range"]
    assert found[-1] == "box.dice.white out-of-range"


def test_all_broken_files_are_told_at_once(pack: Folder) -> None:
    pack.write("monsters.toml", "[ash-hound\n")
    pack.write("warlords.toml", "x = [\n")
    pack.write("dragons.toml", "")
    assert [one.split(" ")[1] for one in problems(pack.path)] == [
        "unknown-file",
        "broken-toml",
        "broken-toml",
    ]


def test_all_things_that_do_not_fit_together_are_told_at_once(pack: Folder) -> None:
    pack.write(
        "monsters.toml",
        "[ash-hound]\n"
        'colour = "red"\nresistance = 2\nexit = [{ do = "haunt" }]\n\n'
        "[incubus]\nentrance = []\nrecurring = []\ncontinuous = []\nexit = []\n",
    )
    assert problems(pack.path) == [
        "monsters.incubus wrong-effects",
        "monsters.ash-hound.exit[0].do wrong-column",
        "monsters wrong-count",
    ]


def test_several_faults_of_sanctum(sanctum_pack: Folder) -> None:
    sanctum_pack.edit("demons.toml", "boxes = [1, 4, 4]", "boxes = [1, 4]")
    sanctum_pack.write(
        "fury.toml", '[fu-01]\npenalty = [{ do = "heal", n = 1 }]\n[fu-02]\npenalty = []\n'
    )
    found = problems(sanctum_pack.path)
    assert [one.split(" ")[0] for one in found] == ["fury.fu-02.penalty"]
    sanctum_pack.write("fury.toml", '[fu-01]\npenalty = [{ do = "heal", n = 1 }]\n')
    found = problems(sanctum_pack.path)
    assert found[0] == "demons.b3-08.boxes wrong-count"
    assert found[1].startswith("fury.fu-01.penalty")


@pytest.mark.parametrize("number", ["1000000000", "99999999999999999999999999", "1e9", "-1"])
@pytest.mark.parametrize(
    ("table", "key"),
    [("dice", "white"), ("counts", "warlords"), ("supplies", "life"), ("start", "calls")],
)
def test_absurd_counts_are_one_clear_fault(pack: Folder, table: str, key: str, number: str) -> None:
    pack.write("box.toml", f"[{table}]\n{key} = {number}\n")
    (found,) = problems(pack.path)
    assert found in (f"box.{table}.{key} out-of-range", f"box.{table}.{key} wrong-type")


def test_a_face_that_does_thousands_of_things_is_one_clear_fault(pack: Folder) -> None:
    face = "[" + 9_000 * '{do="draw_horde"},' + "]"
    pack.write("box.toml", f"[dice]\ncorruption = [[], [], {face}, [], [], []]\n")
    assert problems(pack.path) == ["box.dice.corruption[2] out-of-range"]


def test_a_million_cards_are_one_clear_fault(pack: Folder) -> None:
    pack.write("monsters.toml", "".join(f"[m-{n}]\n" for n in range(1_000_000)))
    assert problems(pack.path) == ["monsters.toml too-long"]


def test_a_pack_that_is_a_loop_of_links_is_one_clear_fault(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    assert problems(tmp_path / "a") == ["a missing-folder"]


# Words.


def test_missing_english_words_are_faults(pack: Folder) -> None:
    """English stands behind every other language: without it people see keys."""
    (pack.path / "locale/en/breached-wall.ftl").unlink()
    assert problems(pack.path) == [
        "pack-breached-wall missing-words",
        "card-ash-hound missing-words",
    ]


def test_words_that_other_languages_lack_are_listed(pack: Folder) -> None:
    (pack.path / "locale/de/breached-wall.ftl").write_text("card-ash-hound = Hund\n")
    result = check(str(pack.path))
    assert (result.exit_code, result.stderr) == (0, "")
    assert "“de” lacks words, and shows English ones: pack-breached-wall\n" in result.stdout
    told = json.loads(check(str(pack.path), "--json").stdout)["checked"][0]
    assert told["missing_words"] == {"de": ["pack-breached-wall"]}


def test_words_of_a_lesson_that_other_languages_lack_are_listed(tmp_path: Path) -> None:
    """Whoever learns in that language would read English in the middle of a chapter."""
    shutil.copytree(EXAMPLES / "example-pack", tmp_path / "pack")
    words = tmp_path / "pack" / "locale" / "de" / "breached-wall-lessons.ftl"
    kept = words.read_text(encoding="utf-8").splitlines(keepends=True)
    words.write_text(
        "".join(line for line in kept if not line.startswith("lesson-the-ash-hound-wall =")),
        encoding="utf-8",
    )
    told = json.loads(check(str(tmp_path / "pack"), "--json").stdout)["checked"]
    assert [one["missing_words"] for one in told] == [{}, {"de": ["lesson-the-ash-hound-wall"]}]


def test_a_new_hero_needs_a_text_too(pack: Folder) -> None:
    pack.write("heroes.toml", '[borin]\npower = "grey_die"\n')
    pack.write("box.toml", "[counts]\nheroes = 9\n")
    assert problems(pack.path) == ["hero-borin missing-words", "hero-borin-text missing-words"]


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ("card-ash-hound = { card-ash-hound }", "card-ash-hound endless-words"),
        ("card-ash-hound = a { -b }\n-b = c { -b }", "-b endless-words"),
        ("card-ash-hound = a { nowhere.x }", "nowhere.x missing-words"),
        ("card-ash-hound = A\n}}", "breached-wall.ftl broken-words"),
        (
            "card-ash-hound = { a0 }\na99 = A\n"
            + "\n".join(f"a{n} = {{ a{n + 1} }}" for n in range(99)),
            "card-ash-hound too-deep",
        ),
    ],
    ids=["itself", "term", "nowhere", "syntax", "chain"],
)
def test_words_that_nobody_could_say_are_faults_in_every_language(
    pack: Folder, words: str, fault: str
) -> None:
    for language in ("en", "ru"):
        file = pack.path / f"locale/{language}/breached-wall.ftl"
        file.write_text(f"pack-breached-wall = Wall\n{words}\n", encoding="utf-8")
    found = json.loads(check(str(pack.path), "--json").stdout)["faults"]
    told = [
        (Path(one["file"]).parent.name, one["line"])
        for one in found
        if f"{one.get('place', Path(one['file']).name)} {one['problem']}" == fault
    ]
    at = 3 if "broken" in fault or "-b" in words else 2
    assert told == [("en", at), ("ru", at)]


def test_words_nested_too_deeply_to_be_read_are_one_fault(pack: Folder) -> None:
    file = pack.path / "locale/en/breached-wall.ftl"
    file.write_text("card-ash-hound = " + 999 * "{" + 999 * "}" + "\n", encoding="utf-8")
    assert problems(pack.path) == ["breached-wall.ftl too-deep"]


def test_words_may_name_other_words(pack: Folder) -> None:
    """Those of the pack, their own, and shipped ones."""
    (pack.path / "locale/en/breached-wall.ftl").write_text(
        "pack-breached-wall = The Wall of { card-ash-hound }\n"
        "card-ash-hound = Hound of { hero-kazgin }\n    .flavour = { card-ash-hound }!\n"
    )
    assert check(str(pack.path)).exit_code == 0


@pytest.mark.parametrize("name", ["pack", "sanctum_pack"])
def test_the_example_packs_speak_all_languages(name: str, request: pytest.FixtureRequest) -> None:
    folder: Folder = request.getfixturevalue(name)
    told = json.loads(check(str(folder.path), "--json").stdout)["checked"][0]
    assert told["missing_words"] == {}


# A few games.


def test_a_few_games_say_how_often_they_are_won(
    pack: Folder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checking, "SMOKE_GAMES", 1)
    monkeypatch.setattr(smoke, "BOT", "random")
    result = check(str(pack.path), "--smoke")
    assert result.exit_code == 0
    assert "1 quick games each, on the same seeds: won 0.0% with the pack" in result.stdout


@pytest.mark.parametrize("problem", ["broken-game", "endless-game"])
def test_a_game_that_breaks_or_does_not_end_is_a_fault(
    pack: Folder, monkeypatch: pytest.MonkeyPatch, problem: str
) -> None:
    def played(*_: object) -> Tally:
        tally = Tally()
        if problem == "broken-game":
            tally.note(Violation(1, 17, "crashed", "EndlessAgenda: endless-agenda"))
        else:
            tally.outcomes[STOPPED] = 1
        return tally

    monkeypatch.setattr(smoke, "play_chunk", played)
    result = check(str(pack.path), "--smoke")
    assert (result.exit_code, result.stdout) == (3, "")
    assert f"[{problem}]" in result.stderr
