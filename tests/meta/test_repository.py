"""What must hold of every file in the repository."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = ("requirements.lock", "requirements-dev.lock")
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
    assert len(pins) == len(requirements) > 10
    assert re.findall(r"https?://|index-url|find-links|file:", text) == []


def test_locks_agree() -> None:
    runtime, dev = (
        set(re.findall(r"^\S+==\S+", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE))
        for name in LOCKS
    )
    assert runtime - dev == set()


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
    run = subprocess.run(
        [sys.executable, "tools/notice.py"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert (ROOT / "NOTICE").read_text(encoding="utf-8") == run.stdout
