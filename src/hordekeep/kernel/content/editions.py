"""The content versions of one game, and the packs that lie on them."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Generic, TypeVar, final

import msgspec

from hordekeep.kernel.content.checks import count_entries, read_sections, sections_of
from hordekeep.kernel.content.reading import (
    Layer,
    Layers,
    digest,
    is_pack,
    layer_digest,
    read_pack,
    versions,
)
from hordekeep.kernel.errors import BadContent, WrongVersion

C = TypeVar("C", bound=msgspec.Struct)


@final
class Editions(Generic[C]):
    """The numbered folders in a game's home, found when they are needed.

    The fields of `content` are the files; `check` refuses what is wrong in them and may bring it
    into order; `count` says how many of each kind there are.
    """

    def __init__(
        self,
        game: str,
        home: Callable[[], Path],
        content: type[C],
        check: Callable[[Layers, C], None],
        count: Callable[[C], dict[str, int]] = count_entries,
    ) -> None:
        self.game = game
        self.sections = sections_of(content)
        self._home = home
        self._content = content
        self._check = check
        self._count = count

    def load(
        self, packs: Sequence[Path] = (), version: int | None = None
    ) -> tuple[C, dict[str, str]]:
        """A content version (the newest, if none is named) with packs on it.

        The hashes name what it was made of: the base as `last-bastion/1`, then each pack by its
        id. Raises `BadContent` with file, line and place (and the other faults that were found), or
        `WrongVersion`.
        """
        number = self._newest_unless(version)
        base = self._layer(self._home() / str(number))
        content = self._read(Layers(base))
        hashes = {f"{self.game}/{number}": digest(content)}
        above: list[Layer] = []
        for folder in packs:
            pack, layer = read_pack(folder, self.game, self.sections)
            if pack.id in hashes:
                raise Layers(layer).fault("duplicate-id", ("pack", "id"), found=pack.id)
            above.append(layer)
            content = self._read(Layers(base, above))
            hashes[pack.id] = layer_digest(layer)
        return content, hashes

    def numbers(self) -> list[int]:
        """The versions that there are, oldest first."""
        return versions(self._home())

    def read_folder(self, folder: Path) -> tuple[C, dict[str, str]]:
        """A whole content from any folder, and its hash under the folder's own name."""
        content = self._read(Layers(self._layer(folder)))
        return content, {f"{self.game}/{folder.resolve().name}": digest(content)}

    def examine(self, folder: Path) -> tuple[dict[str, int], dict[str, str]]:
        """How many of each kind a folder has (a pack on the newest content, or a whole content).

        Also the hashes, as `load` gives them.
        """
        loaded = self.load([folder]) if is_pack(folder) else self.read_folder(folder)
        content, hashes = loaded
        return self._count(content), hashes

    def find_version(self, hashes: Mapping[str, str]) -> int | None:
        """The content version that a journal's hashes name, if it is here."""
        named = {value for name, value in hashes.items() if name.startswith(f"{self.game}/")}
        home = self._home()
        for number in versions(home):
            if digest(self._read(Layers(self._layer(home / str(number))))) in named:
                return number
        return None

    def _read(self, layers: Layers) -> C:
        layers.require(self.sections)
        content = read_sections(layers, self._content)
        self._check(layers, content)
        layers.faults.settle()
        return content

    def _layer(self, folder: Path) -> Layer:
        return Layer(folder, self.sections)

    def _newest_unless(self, version: int | None) -> int:
        home = self._home()
        here = versions(home)
        if not here:
            raise BadContent(file=str(home), problem="missing-folder")
        if version is None:
            return here[-1]
        if version not in here:
            raise WrongVersion(field="content", found=f"{self.game}/{version}", expected=here)
        return version
