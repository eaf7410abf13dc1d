"""The published schema is made from the loader's types and fits what is shipped."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from hordekeep import resources

ROOT = Path(__file__).parents[2]
SCHEMA = json.loads((ROOT / "docs" / "content.schema.json").read_text(encoding="utf-8"))
FOLDERS = {
    "last-bastion": resources.content() / "last_bastion" / "1",
    "last-bastion-pack": ROOT / "docs" / "example-pack",
    "sanctum": resources.content() / "sanctum" / "1",
    "sanctum-pack": ROOT / "docs" / "example-pack-sanctum",
}


def files(folder: Path) -> dict[str, Any]:
    return {
        file.stem: tomllib.loads(file.read_text(encoding="utf-8"))
        for file in sorted(folder.glob("*.toml"))
    }


def test_schema_is_up_to_date() -> None:
    command = [sys.executable, "tools/schemas.py", "--check"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")


def test_shipped_files_fit_the_schema() -> None:
    told = {kind: files(folder) for kind, folder in FOLDERS.items()}
    assert [len(one) for one in told.values()] == [5, 3, 10, 4]
    assert list(jsonschema_rs.validator_for(SCHEMA).iter_errors(told)) == []


@pytest.mark.parametrize(
    ("kind", "file", "name", "entry"),
    [
        ("last-bastion", "monsters", "imp", {"colour": "red"}),
        ("last-bastion", "monsters", "imp", {"colour": "pink", "resistance": 1}),
        ("last-bastion", "monsters", "imp", {"colour": "red", "resistance": 0}),
        ("last-bastion", "monsters", "Imp", {"colour": "red", "resistance": 1}),
        ("last-bastion", "tiles", "inn", {"power": "beer"}),
        ("last-bastion", "tiles", "inn", {"remove": True}),
        ("last-bastion-pack", "monsters", "imp", {"exit": [{}]}),
        ("last-bastion-pack", "monsters", "imp", {"remove": False}),
        ("last-bastion-pack", "box", "start", {"lives": 3}),
        ("last-bastion-pack", "pack", "id", "Bad Id"),
        ("sanctum", "start_cards", "sb", {"colour": "red", "from": 1}),
        ("sanctum", "heroes", "bard", {"stamina": 1, "focus": 1, "printed": {"belt": {}}}),
        ("sanctum", "skills", "bard", {"red": {}, "green": {}, "blue": {}}),
        ("sanctum-pack", "items", "lute", {"abilities": [{"do": "set", "n": 3}]}),
        ("sanctum-pack", "skills", "dancer", {"red": {"4": {}}}),
        ("sanctum-pack", "box", "bonuses", [{"cards": 1}] * 4),
    ],
)
def test_schema_refuses(kind: str, file: str, name: str, entry: object) -> None:
    assert not jsonschema_rs.is_valid(SCHEMA, {kind: {file: {name: entry}}})


@pytest.mark.parametrize(
    ("game", "file", "name", "entry"),
    [
        ("last-bastion", "monsters", "imp", {"colour": "red"}),
        ("last-bastion", "monsters", "imp", {"remove": True}),
        ("last-bastion", "box", "start", {"life": 3}),
        ("last-bastion", "box", "supplies", {"equipment": {"red": 5}}),
        ("sanctum", "demons", "imp", {"remove": True}),
        ("sanctum", "skills", "dancer", {"remove": True}),
        ("sanctum", "skills", "dancer", {"red": {"1": {"gems": ["red"]}}}),
        ("sanctum", "acts", "act-2", {"intervention": {"space": 3}}),
        ("sanctum", "box", "counts", {"demons": {"level_1": 37}}),
    ],
)
def test_packs_give_only_what_differs(game: str, file: str, name: str, entry: object) -> None:
    assert jsonschema_rs.is_valid(SCHEMA, {f"{game}-pack": {file: {name: entry}}})
