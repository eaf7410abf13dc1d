"""The games that can be played here, opened once for each content."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from hordekeep import library
from hordekeep.bots.registry import (
    bots_for,
    check_bot,
    default_bot,
    enlisted_for,
    manners_for,
)
from hordekeep.games.seams import GAMES
from hordekeep.kernel.content.versions import version_in
from hordekeep.kernel.errors import BadContent, UnknownGame, WrongVersion
from hordekeep.kernel.play.game import AnyGame
from hordekeep.lessons.lesson import Lesson
from hordekeep.lessons.reading import find_lesson, named, shipped_lessons
from hordekeep.server.catalogue.game_form import Offer, form_of, seats_of
from hordekeep.server.catalogue.game_forms import OFFERS
from hordekeep.server.catalogue.served_packs import ServedPack, ServedPacks
from hordekeep.server.wire import (
    AllHonours,
    Bot,
    GameCard,
    GameHonours,
    HonourCard,
    LessonCard,
    PackCard,
)
from hordekeep.text.catalogue import Catalogue, open_catalogue
from hordekeep.text.languages import languages

Opener = Callable[[str, int | None], AnyGame]


def open_shipped(game: str, version: int | None) -> AnyGame:
    """A game of the library with a version of its content, or the newest."""
    return library.open_game(game, version=version)


def shipped_version(game: str, content: Mapping[str, str]) -> int | None:
    """The version of a game's content that a journal names."""
    return library.version_of(game, content)


class ShownEdition(NamedTuple):
    """A game with packs as they are now, to be shown card by card."""

    game: AnyGame
    edition: str
    """Another one for every change of a file, words too."""
    fault: str | None
    """What is wrong with the files as they are now; the edition before is shown meanwhile."""


class PlayableLesson(NamedTuple):
    """A lesson, and the game that it is played with."""

    lesson: Lesson
    game: AnyGame
    edition: str
    """Another one for every change of a pack's files; empty for a game's own chapter."""


class OfferedGames:
    """Opens games when they are asked for. Tests put games of their own on it."""

    def __init__(
        self,
        offers: Mapping[str, Offer] = OFFERS,
        opener: Opener = open_shipped,
        version_of: Callable[[str, Mapping[str, str]], int | None] = shipped_version,
        packs: Sequence[Path] = (),
    ) -> None:
        """Raises `BadContent` where a pack is not sound."""
        self.offers = offers
        self.packs = ServedPacks(packs)
        self._opener = opener
        self._version_of = version_of
        self._opened: dict[tuple[str, int | None], AnyGame] = {}
        self._with_packs: dict[tuple[str, frozenset[tuple[str, str]]], AnyGame] = {}
        self._words: dict[tuple[object, ...], Catalogue] = {}
        self._versions: dict[tuple[str, frozenset[tuple[str, str]]], int] = {}

    def game(self, name: str, content: Mapping[str, str] | None = None) -> AnyGame:
        """A game with its newest content or the one named; raises `UnknownGame`."""
        if content is not None and any(not part.startswith(f"{name}/") for part in content):
            return self._named_with_packs(name, content)
        return self._plain(name, None if content is None else self._version(name, content))

    def _plain(self, name: str, version: int | None) -> AnyGame:
        """A game without packs."""
        if name not in self.offers:
            raise UnknownGame(found=name, expected=" ".join(self.offers))
        key = (name, version)
        if key not in self._opened:
            self._opened[key] = self._named(name, self._opener(name, version))
        return self._opened[key]

    def _named(self, name: str, opened: AnyGame) -> AnyGame:
        """A game that was opened: journals that name its content find it without reading again."""
        number = version_in(opened.content)
        self._versions.setdefault((name, frozenset(opened.content.items())), number)
        return self._opened.setdefault((name, number), opened)

    def game_with(self, name: str, packs: Sequence[str], version: int | None = None) -> AnyGame:
        """A game with its newest content, or this version of it, and these packs.

        Raises `UnknownGame`, `BadOption` or `WrongVersion`.
        """
        plain = self._plain(name, version)
        editions = self.packs.editions(name, packs)
        if not editions:
            return plain
        opened = editions[0].game
        if len(editions) > 1 or version not in (None, version_in(opened.content)):
            folders = [edition.folder for edition in editions]
            opened = library.open_game(name, folders, version=version)
        key = (name, frozenset(opened.content.items()))
        return self._with_packs.setdefault(key, opened)

    def chapter(self, name: str, lesson: str, pack: str | None = None) -> PlayableLesson:
        """A chapter of a guided first game, or of what a pack teaches.

        Raises `UnknownGame`, `UnknownLesson` or `BadOption`.
        """
        if pack is None:
            self._plain(name, None)
            found = find_lesson(name, lesson)
            return PlayableLesson(found, self._plain(name, version_in([found.content])), "")
        editions = self.packs.editions(name, [pack])
        found = named(editions[0].lessons, lesson)
        game = self.game_with(name, [pack], version_in([found.content]))
        return PlayableLesson(found, game, self.shown(name, [pack]).edition)

    def game_again(self, name: str, content: Mapping[str, str]) -> AnyGame:
        """The game of a table for its next one: the same version, packs as they are now.

        Packs that are no longer offered are left out.
        """
        packs = [one.id for one in self.packs.named_by(name, content)]
        return self.game_with(name, packs, version_in(content))

    def shown(self, name: str, packs: Sequence[str], version: int | None = None) -> ShownEdition:
        """A game as the files of these packs are now; raises as `game_with` does."""
        game = self.game_with(name, packs, version)
        chosen = [one for one in self.packs.of(name) if one.edition.id in packs]
        files = [one.edition.stamps for one in chosen]
        told = repr((sorted(game.content.items()), files)).encode()
        faults = [str(one.fault) for one in chosen if one.fault is not None]
        edition = hashlib.sha256(told).hexdigest()[:16]
        return ShownEdition(game, edition, faults[0] if faults else None)

    def _named_with_packs(self, name: str, content: Mapping[str, str]) -> AnyGame:
        """The game that a journal was played with; raises `WrongVersion` when it is not here.

        Editions that were offered before their files changed stay open as long as the server runs.
        """
        key = (name, frozenset(content.items()))
        if key not in self._with_packs:
            folders = [one.folder for one in self.packs.named_by(name, content)]
            opened = library.open_game(name, folders, version=self._version(name, content))
            if opened.content != dict(content):
                raise WrongVersion(place="line 1", field="content", found=" ".join(content))
            self._with_packs[key] = opened
        return self._with_packs[key]

    def _version(self, name: str, content: Mapping[str, str]) -> int:
        """The version of a content; raises `WrongVersion` when it is not here."""
        key = (name, frozenset(content.items()))
        if key not in self._versions:
            version = self._version_of(name, content)
            if version is None:
                raise WrongVersion(place="line 1", field="content", found=" ".join(content))
            self._versions[key] = version
        return self._versions[key]

    def versions(self, name: str) -> list[int]:
        """The versions that can be asked for; of a game that is not shipped, the one it has."""
        return library.versions_of(name) if name in GAMES else [version_in(self.game(name).content)]

    def words(self, game: AnyGame, language: str) -> Catalogue:
        """The words of a language for a game, read once; English where there is none.

        Without those of packs whose words are broken by now, and were sound when they were offered.
        """
        editions = self.packs.named_by(game.id, game.content)
        stamps = tuple(one.stamps for one in editions)
        key = (game.id, frozenset(game.content.items()), language, stamps)
        if key not in self._words:
            folders = [one.folder for one in editions]
            try:
                self._words[key] = open_catalogue(game, language, folders)
            except BadContent:
                self._words[key] = open_catalogue(game, language)
        return self._words[key]

    def bots(self, game: str) -> list[Bot]:
        """The bots of a game, weakest first, then those that the operator has brought along."""
        own = [Bot(name=name, strength=place) for place, name in enumerate(bots_for(game), 1)]
        return own + [Bot(name=name, strength=0) for name in enlisted_for(game)]

    def check_bot(self, game: str, name: str) -> None:
        """Raises `UnknownBot`."""
        check_bot(game, name)

    def default_bot(self, game: str) -> str:
        """The bot for whoever has chosen none."""
        return default_bot(game)

    def cards(self) -> list[GameCard]:
        """All games, for the lobby."""
        return [self._card(name) for name in self.offers]

    def honours(self) -> AllHonours:
        """The achievements of every game that has any."""
        found = [
            GameHonours(game=name, honours=_honours(offer)) for name, offer in self.offers.items()
        ]
        return AllHonours(games=[one for one in found if one.honours])

    def _card(self, name: str) -> GameCard:
        game, offer = self.game(name), self.offers[name]
        words = game.lexicon.vocabularies
        things = {kind: vocabulary.words for kind, vocabulary in words.items()}
        least, most = seats_of(game, offer)
        return GameCard(
            id=name,
            rules=game.rules,
            content=game.content,
            versions=self.versions(name),
            least_seats=least,
            most_seats=most,
            seats_option=offer.seats_option,
            options=form_of(game),
            bots=self.bots(name),
            default_bot=default_bot(name),
            manners=list(manners_for(name)),
            things=things,
            events={event: list(fields) for event, fields in game.events().items()},
            lessons=_lessons(shipped_lessons(name)),
            packs=[self._pack(pack) for pack in self.packs.of(name)],
        )

    def _pack(self, pack: ServedPack) -> PackCard:
        game = pack.edition.game
        words = {language: self.words(game, language) for language in languages()}
        return PackCard(
            id=pack.edition.id,
            titles={code: one.say(pack.edition.title) for code, one in words.items()},
            hash=game.content[pack.edition.id],
            options=form_of(game),
            lessons=_lessons(pack.edition.lessons),
            fault=None if pack.fault is None else str(pack.fault),
        )


def _lessons(lessons: Sequence[Lesson]) -> list[LessonCard]:
    return [LessonCard(id=one.id, seconds=one.seconds, steps=len(one.steps)) for one in lessons]


def _honours(offer: Offer) -> list[HonourCard]:
    once = [HonourCard(id=one.id, measure="", goal=1) for one in offer.honours]
    return once + [
        HonourCard(id=one.id, measure=one.measure, goal=one.goal) for one in offer.long_honours
    ]
