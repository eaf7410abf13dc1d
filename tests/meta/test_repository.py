"""What must hold of every file in the repository."""

import ast
import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = {
    "requirements.lock": 20,
    "requirements-dev.lock": 50,
    "requirements-build.lock": 5,
    "requirements-compile.lock": 5,
    "requirements-node.lock": 2,
}
"""The lock files, and how many packages each has at least."""
# Written apart, so that this file does not name them itself.
REGISTRY_HOSTS = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("files", "pythonhosted", "org"),
        ("registry", "npmjs", "org"),
        ("deb", "debian", "org"),
    )
]
SUPPRESSION = re.compile(r"#\s*(noqa\b(:[ A-Z0-9,]*)?|type:\s*ignore\b(\[[\w, -]+\])?)")


def files(*endings: str) -> list[Path]:
    """All files that git knows or would add, with one of these endings (or any)."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.splitlines()
    paths = [ROOT / name for name in listed if name.endswith(endings or "")]
    return [path for path in paths if path.is_file()]


def suppressions_without_reason(text: str) -> list[int]:
    """Lines with a noqa or type: ignore that is followed by no words."""
    return [
        number
        for number, line in enumerate(text.splitlines(), 1)
        if (found := SUPPRESSION.search(line))
        and not re.search(r"\w{2,}", SUPPRESSION.sub("", line[found.start() :]))
    ]


@pytest.mark.parametrize("command", ["make play", "make test"])
def test_readme_names_the_two_commands(command: str) -> None:
    assert f"\n{command}" in (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", LOCKS)
def test_lock_has_hashes_and_no_addresses(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    pins = re.findall(r"^[\w.\-\[\]]+==.*\\$", text, re.MULTILINE)
    requirements = re.findall(r"^[A-Za-z].*$", text, re.MULTILINE)
    assert len(pins) == len(requirements) >= LOCKS[name]
    assert re.findall(r"https?://|index-url|find-links|file:", text) == []


def test_locks_agree() -> None:
    runtime, build, compiling, dev = (
        set(re.findall(r"^\S+==\S+", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE))
        for name in (
            "requirements.lock",
            "requirements-build.lock",
            "requirements-compile.lock",
            "requirements-dev.lock",
        )
    )
    assert (runtime | build | compiling) - dev == set()


@pytest.mark.parametrize(
    ("target", "whole"), [("play", False), ("terminal", False), ("test", True)]
)
def test_a_first_start_installs_only_what_play_needs(target: str, whole: bool) -> None:  # noqa: FBT001 - a parameter of the test
    told = subprocess.run(
        ["make", "-n", "-B", target], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    assert "-r requirements.lock" in told
    assert ("-r requirements-dev.lock" in told) == whole


def test_no_file_names_a_registry() -> None:
    naming = [
        f"{path.relative_to(ROOT)}: {host}"
        for path in files()
        for host in REGISTRY_HOSTS
        if host.encode() in path.read_bytes()
    ]
    assert naming == []


def test_every_suppression_gives_its_reason() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in files(".py")
        if path != Path(__file__)
        for number in suppressions_without_reason(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("line", "refused"),
    [
        ("import os  # noqa: F401", True),
        ("import os  # noqa", True),
        ("x = f()  # type: ignore[misc]", True),
        ("x = f()  # type: ignore[misc]  # noqa: E501", True),
        ("import os  # noqa: F401 - the tests look for it here", False),
        ("x = f()  # type: ignore[misc]  # the library has no types", False),
    ],
)
def test_a_bare_suppression_is_seen(line: str, *, refused: bool) -> None:
    assert bool(suppressions_without_reason(line)) is refused


def test_notice_is_up_to_date() -> None:
    command = [sys.executable, "tools/notice.py", "--check"]
    assert subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def test_page_lock_names_no_addresses() -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    packages = {name: told for name, told in lock["packages"].items() if name}
    assert [name for name, told in packages.items() if "resolved" in told] == []
    assert [name for name, told in packages.items() if "integrity" not in told] == []


@pytest.mark.parametrize(
    "thanked",
    [
        "@fluent/bundle",
        "@fontsource-variable/piazzolla",
        "@iconify-json/game-icons",
        "svelte",
        "uqr",
        "Lorc, Delapouite and contributors, game-icons.net",
        "OFL-1.1",
        "CC-BY-3.0",
    ],
)
def test_notice_thanks_whoever_is_in_the_page(thanked: str) -> None:
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    in_the_page = notice.partition("\nIn the page")[2].partition("\n\n")[0]
    assert thanked in in_the_page


WORD = re.compile(r"[A-Za-z_]\w*")


def defined_in(module: str) -> list[str]:
    """The constants, classes, functions and properties that a module defines by itself.

    What has another decorator is found by whoever put it there (a command, a test's fixture).
    """
    tree = ast.parse(module)
    found: list[str] = []
    for node in tree.body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name)):
                found.append(name)
            case ast.Assign(targets=targets):
                found += [one.id for one in targets if isinstance(one, ast.Name)]
            case ast.FunctionDef(name=name, decorator_list=[]) | ast.ClassDef(name=name):
                found.append(name)
            case _:
                pass
    found += [
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        and [one.id for one in node.decorator_list if isinstance(one, ast.Name)] == ["property"]
    ]
    return [name for name in found if not name.startswith("__")]


def unused(modules: Iterable[str], *, known: Counter[str]) -> list[str]:
    """What modules define although nothing else names it."""
    return [name for module in modules for name in defined_in(module) if known[name] == 1]


def test_nothing_lies_there_unused() -> None:
    """What nobody names any more, in code, tests or documents, is deleted with its last use."""
    texts = {path: path.read_text(encoding="utf-8") for path in files(".py", ".md", ".toml")}
    known = Counter(word for text in texts.values() for word in WORD.findall(text))
    source = [text for path, text in texts.items() if ROOT / "src" in path.parents]
    assert len(source) > 100
    assert unused(source, known=known) == []


def test_what_is_unused_is_seen() -> None:
    """Constants, functions, classes and properties; not what a decorator takes."""
    module = (
        "LEFT: Final = 1\nLESS = 2\ndef idle(): ...\n@command\ndef told(): ...\n"
        "class Empty:\n    @property\n    def late(self): ...\n    def inherited(self): ...\n"
    )
    known = Counter(WORD.findall(module))
    assert unused([module], known=known) == ["LEFT", "LESS", "idle", "Empty", "late"]
    assert unused([module], known=known + Counter(["idle"])) == ["LEFT", "LESS", "Empty", "late"]
