"""The built wheel carries the data folders, and works when it is all there is."""

import contextlib
import json
import os
import re
import shutil
import site
import subprocess
import sys
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support.third_game import GAME, new_files

ROOT = Path(__file__).parents[2]
PARTS = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "LICENSE-CONTENT", "NOTICE")
FOLDERS = {
    "content": "content/toy/1/cards.toml",
    "locale": "locale/en/toy.ftl",
    "rules": "docs/rules/toy.md",
    "web": "web/dist/index.html",
}


def copied(target: Path) -> Path:
    """A copy of what the wheel is made of, so that nothing is built beside the sources."""
    for part in PARTS:
        shutil.copy(ROOT / part, target / part)
    for folder in ("src", "tools", "content", "locale", "docs/rules", "web/dist"):
        if (ROOT / folder).is_dir():
            unwanted = shutil.ignore_patterns("__pycache__", "*.so")
            shutil.copytree(ROOT / folder, target / folder, ignore=unwanted)
    return target


def built(project: Path) -> Path:
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", "out"]
    environment = {**os.environ, "HORDEKEEP_COMPILE": "off"}  # test_compiling.py has the compiled
    subprocess.run(command, cwd=project, check=True, capture_output=True, env=environment)
    (wheel,) = (project / "out").glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The unpacked wheel of a copy of this project, in which every data folder has a toy file."""
    copy = copied(tmp_path_factory.mktemp("project"))
    shutil.rmtree(copy / "web", ignore_errors=True)
    for name in FOLDERS.values():
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).write_text("toy", encoding="utf-8")
    unpacked = tmp_path_factory.mktemp("site")
    zipfile.ZipFile(built(copy)).extractall(unpacked)
    return unpacked


@pytest.mark.parametrize("folder", FOLDERS)
def test_wheel_carries_the_folder(installed: Path, folder: str) -> None:
    inside = Path(FOLDERS[folder]).name
    assert list((installed / "hordekeep/_data" / folder).rglob(inside))


@pytest.mark.parametrize("folder", FOLDERS)
def test_package_finds_its_own_folder_first(installed: Path, folder: str) -> None:
    asked = f"from hordekeep import resources; print(resources.{folder}())"
    assert run(installed, "-c", asked).strip() == str(installed / "hordekeep/_data" / folder)


def test_wheel_leaves_the_example_out(installed: Path) -> None:
    """The third game is there to be copied from, not to be played."""
    brought = {path.name for path in new_files() if GAME in path.name}
    assert "pig.ftl" in brought
    assert [path for path in installed.rglob("*") if path.name in (*brought, GAME)] == []


def test_wheel_is_typed(installed: Path) -> None:
    assert (installed / "hordekeep/py.typed").is_file()


def test_command_lists_the_rules_of_the_wheel(installed: Path) -> None:
    assert "LB-P1" in run(installed, "-m", "hordekeep", "rules", "last-bastion")


def run(unpacked: Path, *arguments: str) -> str:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=unpacked.parent,
        env={"PYTHONPATH": str(unpacked), "PATH": ""},
        check=True,
        capture_output=True,
        text=True,
    ).stdout


# The real wheel, installed into an environment of its own.


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new virtual environment with the wheel; its libraries are those of this one."""
    if not (ROOT / "web/dist/index.html").is_file():
        pytest.skip("the page is not built: make page")
    wheel = built(copied(tmp_path_factory.mktemp("project")))
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, symlinks=True)
    pip = [sys.executable, "-m", "pip", "--python", str(folder / "bin/python"), "install", "-qq"]
    subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], check=True, capture_output=True)
    (packages,) = (folder / "lib").glob("python*/site-packages")
    # Plain lines: the .pth files in there, and so this project's sources, are not followed.
    (packages / "libraries.pth").write_text("\n".join(site.getsitepackages()), encoding="utf-8")
    return folder


def hordekeep(environment: Path, *arguments: str) -> str:
    """What a command of the installed package prints, far from the repository."""
    return subprocess.run(
        [environment / "bin/hordekeep", *arguments],
        cwd=environment,
        env={"PATH": "", "HOME": str(environment)},
        check=True,
        capture_output=True,
        text=True,
    ).stdout


def python(environment: Path, code: str) -> str:
    return subprocess.run(
        [environment / "bin/python", "-c", code],
        cwd=environment,
        env={"PATH": ""},
        check=True,
        capture_output=True,
        text=True,
    ).stdout


def test_installed_package_is_the_wheels(environment: Path) -> None:
    where = python(environment, "import hordekeep; print(hordekeep.__file__)").strip()
    assert Path(where).is_relative_to(environment)


def test_installed_command_says_its_version(environment: Path) -> None:
    assert re.fullmatch(
        r"hordekeep \d+\.\d+\.\d+ \(engine: (interpreted|compiled)\)\n",
        hordekeep(environment, "--version"),
    )


def test_installed_command_knows_rules_and_content(environment: Path) -> None:
    assert "LB-P1" in hordekeep(environment, "rules", "last-bastion")
    hordekeep(environment, "content", "check")


def test_installed_command_simulates(environment: Path) -> None:
    assert "simulate" in hordekeep(environment, "--help")
    options = ("--players", "2", "--bot", "random", "--games", "3", "--seed", "1", "--json")
    told = json.loads(hordekeep(environment, "simulate", "last-bastion", *options))
    assert told["games"] == 3
    assert told["violations"] in (0, [], {})


def test_installed_library_plays_the_example_of_the_readme(environment: Path) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for example in re.findall(r"^```python\n(.*?)^```", readme, re.MULTILINE | re.DOTALL):
        python(environment, example)


@contextlib.contextmanager
def serving(environment: Path) -> Iterator[str]:
    """The address of a server of the installed package."""
    options = ["--port", "0", "--data", str(environment / "tables")]
    server = subprocess.Popen(
        [environment / "bin/hordekeep", "serve", *options],
        cwd=environment,
        env={"PATH": "", "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    with server, server.stdout:
        try:
            yield server.stdout.readline().rpartition(" ")[2].strip()
        finally:
            server.terminate()


def test_installed_server_answers(environment: Path) -> None:
    with serving(environment) as url:
        page = get(url + "/")
        assert json.loads(get(url + "/api/games"))["games"][0]["id"] == "last-bastion"
        scripts = re.findall(r'<script[^>]* src="([^"]+\.js)"', page)
        assert len(scripts) == 2, "the words that are asked for early, and the page"
        assert all(get(url + script) for script in scripts)


def get(url: str) -> str:
    with urllib.request.urlopen(url, timeout=60) as answer:  # noqa: S310 - our own server
        return str(answer.read().decode())
