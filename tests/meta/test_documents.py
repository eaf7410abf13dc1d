"""What the documents say can be done can be done: their examples and commands are run."""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import click
import pytest
from tests.support.terminal import Terminal

import hordekeep
from hordekeep.cli import main as cli

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
MARK = "not-run"
BLOCK = re.compile(
    r"^(?P<indent> *)```(?P<info>[^\n`]*)\n(?P<body>.*?)^ *```", re.MULTILINE | re.DOTALL
)
LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)#\s]+)")
NAMED_FILE = re.compile(r"`([\w./<>*-]+\.(?:py|ts|svelte|css))`")
NAMED_TABLE = re.compile(r"`([A-Z_]{3,})` (?:of|in) `([\w./]+\.(?:py|ts))`")
WHERE_CODE_IS = ("src", "web", "tests", "tools", "bench", "examples")
FIELD = re.compile(r"`(?:\.venv/bin/)?(make|hordekeep) ([^`]+)`")


class Command(NamedTuple):
    """A line of a block in a document."""

    place: str  # README.md:12
    text: str
    is_run: bool


def blocks(path: Path) -> Iterator[tuple[int, str, str]]:
    text = path.read_text(encoding="utf-8")
    for found in BLOCK.finditer(text):
        line = text.count("\n", 0, found.start()) + 1
        indent = len(found["indent"])
        body = "".join(one[indent:] for one in found["body"].splitlines(keepends=True))
        yield line, found["info"].strip(), body


def commands(path: Path) -> Iterator[Command]:
    """The lines of `sh` blocks, and of plain ones what is a command of ours; those are not run."""
    for line, info, body in blocks(path):
        words = info.split() or [MARK]
        if words[0] not in ("sh", "bash", "shell", "console", MARK):
            continue
        for number, text in enumerate(body.replace("\\\n", " ").splitlines(), line + 1):
            said = text.split(" #")[0].removeprefix("$ ").strip()
            is_command = words[0] != MARK or said.startswith(("hordekeep ", "make "))
            if said and is_command and not said.startswith("#"):
                yield Command(f"{path.relative_to(ROOT)}:{number}", said, MARK not in words)


COMMANDS = [command for path in DOCUMENTS for command in commands(path)]
TARGETS = set(
    re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
)


def named(command: Command) -> str:
    return command.place


RUN = [one for one in COMMANDS if one.is_run]
OURS = [
    one for one in RUN if one.text.startswith("hordekeep ") and not set(one.text) & set("|&;<>$")
]
"""What needs no shell: a process of its own for each would take a second of a core to start."""
OTHERS = [one for one in RUN if one not in OURS]


@pytest.fixture(autouse=True)
def own_programs_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a shell in which the virtual environment was activated."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    monkeypatch.setenv("PATH", path)


@pytest.mark.parametrize("command", OURS, ids=named)
def test_own_command_works(
    command: Command,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(ROOT)
    ran = Terminal(monkeypatch, capsys, tmp_path).run(*shlex.split(command.text)[1:])
    assert not ran.code, ran.err


@pytest.mark.parametrize("command", OTHERS, ids=named)
def test_command_works(command: Command, tmp_path: Path) -> None:
    ran = subprocess.run(
        ["sh", "-c", command.text],
        cwd=ROOT,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("command", COMMANDS, ids=named)
def test_command_is_spelt_right(command: Command) -> None:
    """Also of commands that are not run: targets and options exist."""
    for part in re.split(r"&&|\|\||[|;]", command.text):
        check_spelling(shlex.split(part))


def check_spelling(words: list[str]) -> None:
    while words and re.fullmatch(r"[A-Z_]+=.*|sudo|exec", words[0]):
        words = words[1:]
    if not words:
        return
    if words[0] == "make":
        asked = {word for word in words[1:] if "=" not in word and not word.startswith("-")}
        assert asked <= TARGETS
    elif Path(words[0]).name == "hordekeep":
        check_options(words[1:])


def check_options(words: list[str]) -> None:
    """The command and every option in these words exist; values are the reader's own."""
    command: click.Command = cli.hordekeep
    context = click.Context(command)
    rest = list(words)
    while isinstance(command, click.Group) and rest and not rest[0].startswith("-"):
        found = command.get_command(context, rest[0])
        assert found is not None, f"there is no command {rest[0]}"
        command, rest = found, rest[1:]
        context = click.Context(command, parent=context)
    known = {name for param in command.get_params(context) for name in param.opts}
    known |= {name for param in command.get_params(context) for name in param.secondary_opts}
    asked = {word.partition("=")[0] for word in rest if re.match(r"--?[a-z]", word)}
    assert asked <= known | {"--help", "-h"}


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_command_in_a_sentence_is_spelt_right(path: Path) -> None:
    for program, rest in FIELD.findall(path.read_text(encoding="utf-8")):
        if program == "make":
            check_spelling(["make", *rest.split()[:1]])
        elif not re.search(r"GAME|FILE|DIR|[\[<…]", rest):
            check_options(shlex.split(rest))


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    linked = LINK.findall(path.read_text(encoding="utf-8"))
    assert [name for name in linked if not (path.parent / name).exists()] == []


def code_files() -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", *WHERE_CODE_IS],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.splitlines()
    return [f"/{name}" for name in listed]


def lead_to(name: str, files: list[str]) -> list[str]:
    """The files that a name in a document may mean: the end of a path, with `<game>` and `*`."""
    pattern = re.sub(r"<\w+>|\*+", "[^/]+", name.replace(".", r"\."))
    return [file for file in files if re.search(f"/{pattern}$", file)]


@pytest.mark.parametrize(
    "path", [*DOCUMENTS, *sorted((ROOT / "docs/adr").glob("*.md"))], ids=lambda path: path.name
)
def test_files_are_where_a_document_says(path: Path) -> None:
    """Every module that is named exists, and holds the table that it is said to hold."""
    text, files = path.read_text(encoding="utf-8"), code_files()
    assert [name for name in NAMED_FILE.findall(text) if not lead_to(name, files)] == []
    astray = [
        (table, name)
        for table, name in NAMED_TABLE.findall(text)
        if not any(
            re.search(rf"^(?:export const )?{table}\b", (ROOT / file[1:]).read_text(), re.MULTILINE)
            for file in lead_to(name, files)
        )
    ]
    assert astray == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_names_of_the_library_exist(path: Path) -> None:
    named = set(re.findall(r"`hordekeep\.([a-z_]+)\b[^`/]*`", path.read_text(encoding="utf-8")))
    folder = ROOT / "src" / "hordekeep"
    missing = [name for name in named if not hasattr(hordekeep, name)]
    assert [name for name in missing if not list(folder.glob(f"{name}*"))] == []


def test_a_misspelt_command_is_seen() -> None:
    for wrong in ("make playy", "hordekeep rulez", "hordekeep serve --prt 1"):
        with pytest.raises(AssertionError):
            check_spelling(wrong.split())


def examples() -> list[tuple[str, str]]:
    return [
        (f"{path.name}:{line}", body)
        for path in DOCUMENTS
        for line, info, body in blocks(path)
        if info == "python" and path.name != "CONTRIBUTING.md"  # its example is a fragment
    ]


@pytest.mark.parametrize(("place", "code"), examples())
def test_example_runs(place: str, code: str, tmp_path: Path) -> None:
    command = [sys.executable, "-W", "error", "-c", code]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, ""), place


def test_readme_has_a_library_example() -> None:
    assert any(place.startswith("README.md") and "new_table" in code for place, code in examples())


PICTURES = sorted(path for path in (ROOT / "docs/img").rglob("*") if path.is_file())


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.name)
def test_picture_is_small(path: Path) -> None:
    assert path.suffix == ".png"
    assert path.stat().st_size < 400_000
