"""Folders of content files that a test may break, and what is then wrong with them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from hordekeep.games.last_bastion.content.loading import EDITIONS
from hordekeep.kernel.errors import BadContent


class Folder:
    """A folder of content files that a test may change."""

    def __init__(self, path: Path, read: Callable[[Path], object] = EDITIONS.read_folder) -> None:
        self.path = path
        self.read_content = read

    def edit(self, name: str, old: str, new: str) -> None:
        """Replace the first occurrence; the test is wrong if there is none."""
        text = self.read(name)
        assert old in text
        self.write(name, text.replace(old, new, 1))

    def read(self, name: str) -> str:
        return (self.path / name).read_text(encoding="utf-8")

    def write(self, name: str, text: str) -> None:
        (self.path / name).write_text(text, encoding="utf-8")

    def fault(self) -> str:
        """What is wrong with this folder as a whole content."""
        return fault_of(lambda: self.read_content(self.path))


def fault_of(load: Callable[[], object]) -> str:
    """What is wrong, in one line: `box.toml:3 box.dice.white wrong-type expected=… found=…`."""
    with pytest.raises(BadContent) as raised:
        load()
    facts = dict(raised.value.facts)
    file = Path(str(facts.pop("file"))).name
    at = [str(facts.pop(name)) for name in ("line", "column") if name in facts]
    what = [str(facts.pop(name)) for name in ("place", "problem") if name in facts]
    rest = [f"{name}={value}" for name, value in facts.items()]
    return " ".join([":".join([file, *at]), *what, *rest])
