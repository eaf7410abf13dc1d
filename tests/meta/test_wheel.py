"""The built wheel carries the data folders, and the command finds them there."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PARTS = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "LICENSE-CONTENT", "NOTICE")
FOLDERS = {
    "content": "content/toy/1/cards.toml",
    "locale": "locale/en/toy.ftl",
    "rules": "docs/rules/toy.md",
    "web": "web/dist/index.html",
}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The unpacked wheel of a copy of this project, in which every data folder has a toy file."""
    copy = tmp_path_factory.mktemp("project")
    for part in PARTS:
        shutil.copy(ROOT / part, copy / part)
    for folder in ("src", "content", "locale", "docs/rules"):
        if (ROOT / folder).is_dir():
            shutil.copytree(ROOT / folder, copy / folder)
    for name in FOLDERS.values():
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).write_text("toy", encoding="utf-8")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", "out"]
    subprocess.run(command, cwd=copy, check=True, capture_output=True)
    (wheel,) = (copy / "out").glob("*.whl")
    site = tmp_path_factory.mktemp("site")
    zipfile.ZipFile(wheel).extractall(site)
    return site


@pytest.mark.parametrize("folder", FOLDERS)
def test_wheel_carries_the_folder(installed: Path, folder: str) -> None:
    inside = Path(FOLDERS[folder]).name
    assert list((installed / "hordekeep/_data" / folder).rglob(inside))


@pytest.mark.parametrize("folder", FOLDERS)
def test_package_finds_its_own_folder_first(installed: Path, folder: str) -> None:
    asked = f"from hordekeep import resources; print(resources.{folder}())"
    assert run(installed, "-c", asked).strip() == str(installed / "hordekeep/_data" / folder)


def test_wheel_is_typed(installed: Path) -> None:
    assert (installed / "hordekeep/py.typed").is_file()


def test_command_lists_the_rules_of_the_wheel(installed: Path) -> None:
    assert "LB-P1" in run(installed, "-m", "hordekeep", "rules", "last-bastion")


def run(site: Path, *arguments: str) -> str:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=site.parent,
        env={"PYTHONPATH": str(site), "PATH": ""},
        check=True,
        capture_output=True,
        text=True,
    ).stdout
