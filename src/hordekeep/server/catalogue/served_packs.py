"""The packs that a server offers beside the shipped content, read anew when their files change."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, final

from hordekeep import library
from hordekeep.games.seams import GAMES
from hordekeep.kernel.content.packed import Stamps, stamps_of
from hordekeep.kernel.content.reading import PACK_FILE, head_of_pack
from hordekeep.kernel.errors import BadContent, BadOption, HordekeepError
from hordekeep.kernel.play.game import AnyGame
from hordekeep.lessons.lesson import Lesson
from hordekeep.lessons.reading import lessons_of_pack
from hordekeep.text.pack_words import check_words


class Edition(NamedTuple):
    """A pack as its files were when they were read."""

    id: str
    title: str
    """The Fluent key of its name."""
    folder: Path
    game: AnyGame
    """The game with the newest content and this pack."""
    stamps: Stamps
    """Its files as they were when they were read, words too."""
    lessons: tuple[Lesson, ...] = ()
    """The chapters that it brings, in order."""


@final
class ServedPack:
    """A pack's folder or file, which may be edited while people play."""

    def __init__(self, folder: Path) -> None:
        """Raises `BadContent` where the folder holds no sound pack."""
        self.folder = folder
        self._stamps = stamps_of(folder)
        self.edition = _read(folder, self._stamps)
        self.fault: HordekeepError | None = None
        """What is wrong with the files as they are now; the edition before is offered meanwhile."""

    def look_again(self) -> None:
        """Reads files that were changed; a pack keeps its id and its game."""
        stamps = stamps_of(self.folder)
        if stamps == self._stamps:
            return
        self._stamps = stamps
        try:
            edition = _read(self.folder, stamps)
            self._check_same(edition)
        except HordekeepError as error:
            self.fault = error
        else:
            self.edition, self.fault = edition, None

    def _check_same(self, edition: Edition) -> None:
        before = self.edition
        if (edition.id, edition.game.id) != (before.id, before.game.id):
            file = self.folder / f"{PACK_FILE}.toml"
            raise BadContent(
                file=str(file), line=1, place="id", problem="duplicate-id", found=edition.id
            )


@final
class ServedPacks:
    """All packs of a server, by game and id. Raises `BadContent` where one is not sound."""

    def __init__(self, folders: Sequence[Path] = ()) -> None:
        self.folders = tuple(folders)
        self._packs: dict[tuple[str, str], ServedPack] = {}
        for folder in folders:
            pack = ServedPack(folder)
            key = (pack.edition.game.id, pack.edition.id)
            if key in self._packs:
                file = folder / f"{PACK_FILE}.toml"
                raise BadContent(
                    file=str(file), line=1, place="id", problem="duplicate-id", found=key[1]
                )
            self._packs[key] = pack

    def of(self, game: str) -> list[ServedPack]:
        """The packs for a game, as their files are now."""
        found = [pack for (name, _id), pack in self._packs.items() if name == game]
        for pack in found:
            pack.look_again()
        return found

    def editions(self, game: str, ids: Sequence[str]) -> list[Edition]:
        """The newest editions of the packs that are named; raises `BadOption`."""
        here = {pack.edition.id: pack.edition for pack in self.of(game)}
        for wanted in ids:
            if wanted not in here:
                raise BadOption(option="packs", found=wanted, expected=" ".join(here) or "none")
        return [here[wanted] for wanted in dict.fromkeys(ids)]

    def named_by(self, game: str, content: Mapping[str, str]) -> list[Edition]:
        """The packs among the contents that a journal names, where they are offered here."""
        return [pack.edition for pack in self.of(game) if pack.edition.id in content]


def _read(folder: Path, stamps: Stamps) -> Edition:
    pack = head_of_pack(folder)
    if pack.game not in GAMES:
        file, expected = folder / f"{PACK_FILE}.toml", " ".join(GAMES)
        raise BadContent(
            file=str(file), place="game", problem="wrong-game", expected=expected, found=pack.game
        )
    opened = library.open_game(pack.game, [folder])
    check_words(pack.game, [folder])
    lessons = tuple(lessons_of_pack(folder))
    return Edition(pack.id, pack.title, folder, opened, stamps, lessons)
