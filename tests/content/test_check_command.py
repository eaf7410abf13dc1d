"""`hordekeep content check` lists what is there, or says what is wrong and ends with 3."""

import json
from collections.abc import Sequence

import pytest
from click.testing import CliRunner, Result
from tests.support.content_folders import Folder

from hordekeep import GAMES, library, resources
from hordekeep.cli.commands.content import content_command


def check(*arguments: str) -> Result:
    return CliRunner().invoke(content_command, ["check", *arguments])


def test_everything_shipped_is_in_order() -> None:
    result = check()
    assert (result.exit_code, result.stderr) == (0, "")
    folder = resources.content() / "last_bastion" / "1"
    start = f"{folder}: monsters 50, warlords 10, tiles 9, heroes 8 (last-bastion/1="
    assert any(line.startswith(start) for line in result.stdout.splitlines())


def test_every_version_of_every_game_is_checked() -> None:
    shipped = {str(one.parent) for one in resources.content().glob("*/*/box.toml")}
    checked = json.loads(check("--json").stdout)["checked"]
    lessons = {str(one) for one in resources.content().glob("*/lessons")}
    assert {one["folder"] for one in checked} == shipped | lessons
    versions = {f"{game}/{one}" for game in GAMES for one in library.versions_of(game)}
    assert {name for one in checked for name in one["hashes"]} == versions


def test_a_pack(pack: Folder) -> None:
    told = json.loads(check(str(pack.path), "--json").stdout)
    assert told["faults"] == []
    assert [one["counts"]["monsters"] for one in told["checked"]] == [50]
    assert list(told["checked"][0]["hashes"]) == ["last-bastion/1", "breached-wall"]


def test_a_pack_of_sanctum(sanctum_pack: Folder) -> None:
    (told,) = json.loads(check(str(sanctum_pack.path), "--json").stdout)["checked"]
    assert (told["counts"]["demons"], told["counts"]["skills"]) == (84, 36)
    newest = library.versions_of("sanctum")[-1]
    assert list(told["hashes"]) == [f"sanctum/{newest}", "frozen-crown"]


def test_a_content_folder_of_sanctum(sanctum: Folder) -> None:
    assert check(str(sanctum.path)).stdout.startswith(
        f"{sanctum.path}: demons 84, cards of the Demon Lord 33"
    )


def test_a_pack_that_names_no_game_is_told_by_its_files(sanctum_pack: Folder) -> None:
    sanctum_pack.edit("pack.toml", '"sanctum"', '"chess"')
    said = check(str(sanctum_pack.path)).stderr
    assert "It is for another game. Found: chess. Expected: sanctum. [wrong-game]" in said


def test_a_content_folder(content: Folder) -> None:
    result = check(str(content.path))
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.startswith(f"{content.path}: monsters 50, ")


def test_a_fault_in_one_line(content: Folder) -> None:
    content.edit("box.toml", "white = 3", "white = 30")
    result = check(str(content.path))
    assert (result.exit_code, result.stdout) == (3, "")
    assert result.stderr == (
        f"{content.path}/box.toml:20: This content is broken: box.dice.white."
        " The value is too small or too large. Found: 30. Expected: integer 0..9. [out-of-range]\n"
    )


def test_a_fault_as_json(content: Folder) -> None:
    content.write("heroes.toml", "[arne]\npower == 1\n")
    result = check(str(content.path), "--json")
    assert result.exit_code == 3
    assert json.loads(result.stdout) == {
        "checked": [],
        "faults": [
            {
                "code": "bad-content",
                "file": f"{content.path}/heroes.toml",
                "line": 2,
                "column": 8,
                "problem": "broken-toml",
                "found": "Invalid value",
            }
        ],
    }


@pytest.mark.parametrize("arguments", [["a", "b"], ["--what"]])
def test_usage(arguments: Sequence[str]) -> None:
    assert check(*arguments).exit_code == 2
