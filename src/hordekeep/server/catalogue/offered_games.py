"""The games that can be played here, opened once for each content."""

from collections.abc import Callable, Mapping

from hordekeep import library
from hordekeep.bots.registry import bots_for, default_bot
from hordekeep.kernel.errors import UnknownBot, UnknownGame, WrongVersion
from hordekeep.kernel.play.game import AnyGame
from hordekeep.server.catalogue.game_form import Offer, form_of, seats_of
from hordekeep.server.catalogue.game_forms import OFFERS
from hordekeep.server.wire import Bot, GameCard
from hordekeep.text.catalogue import Catalogue, open_catalogue

Opener = Callable[[str, int | None], AnyGame]


def open_shipped(game: str, version: int | None) -> AnyGame:
    """A game of the library with a version of its content, or the newest."""
    return library.open_game(game, version=version)


def shipped_version(game: str, content: Mapping[str, str]) -> int | None:
    """The version of a game's content that a journal names."""
    return library.version_of(game, content)


class OfferedGames:
    """Opens games when they are asked for. Tests put games of their own on it."""

    def __init__(
        self,
        offers: Mapping[str, Offer] = OFFERS,
        opener: Opener = open_shipped,
        version_of: Callable[[str, Mapping[str, str]], int | None] = shipped_version,
    ) -> None:
        self.offers = offers
        self._opener = opener
        self._version_of = version_of
        self._opened: dict[tuple[str, int | None], AnyGame] = {}
        self._words: dict[tuple[str, frozenset[tuple[str, str]], str], Catalogue] = {}
        self._versions: dict[tuple[str, frozenset[tuple[str, str]]], int] = {}

    def game(self, name: str, content: Mapping[str, str] | None = None) -> AnyGame:
        """A game with its newest content or the one named; raises `UnknownGame`."""
        if name not in self.offers:
            raise UnknownGame(found=name, expected=" ".join(self.offers))
        version = None if content is None else self._version(name, content)
        key = (name, version)
        if key not in self._opened:
            self._opened[key] = self._opener(name, version)
        return self._opened[key]

    def _version(self, name: str, content: Mapping[str, str]) -> int:
        """The version of a content; raises `WrongVersion` when it is not here."""
        key = (name, frozenset(content.items()))
        if key not in self._versions:
            version = self._version_of(name, content)
            if version is None:
                raise WrongVersion(place="line 1", field="content", found=" ".join(content))
            self._versions[key] = version
        return self._versions[key]

    def words(self, game: AnyGame, language: str) -> Catalogue:
        """The words of a language for a game, read once; English where there is none."""
        key = (game.id, frozenset(game.content.items()), language)
        if key not in self._words:
            self._words[key] = open_catalogue(game, language)
        return self._words[key]

    def bots(self, game: str) -> list[Bot]:
        """The bots of a game, weakest first."""
        names = bots_for(game)
        return [Bot(name=name, strength=place) for place, name in enumerate(names, 1)]

    def check_bot(self, game: str, name: str) -> None:
        """Raises `UnknownBot`."""
        names = bots_for(game)
        if name not in names:
            raise UnknownBot(found=name, game=game, expected=" ".join(names))

    def default_bot(self, game: str) -> str:
        """The bot for whoever has chosen none."""
        return default_bot(game)

    def cards(self) -> list[GameCard]:
        """All games, for the lobby."""
        return [self._card(name) for name in self.offers]

    def _card(self, name: str) -> GameCard:
        game, offer = self.game(name), self.offers[name]
        words = game.lexicon.vocabularies
        things = {kind: vocabulary.words for kind, vocabulary in words.items()}
        least, most = seats_of(game, offer)
        return GameCard(
            id=name,
            rules=game.rules,
            content=game.content,
            least_seats=least,
            most_seats=most,
            seats_option=offer.seats_option,
            options=form_of(game),
            bots=self.bots(name),
            things=things,
            events={event: list(fields) for event, fields in game.events().items()},
        )
