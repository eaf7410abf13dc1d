"""What the server refuses beyond the rules: each with its code and its HTTP status."""

from http import HTTPStatus
from typing import ClassVar, Final

from hordekeep.kernel.errors import (
    BadFile,
    BadOption,
    HordekeepError,
    UnknownBot,
    UnknownGame,
    UnknownLesson,
    UnknownWord,
)
from hordekeep.server.store.interface import NotStored


class Refusing(HordekeepError):
    """The base of the server's own refusals."""

    status: ClassVar[int] = HTTPStatus.CONFLICT


class BadMessage(Refusing):
    """Not what was expected here; `why` says where it goes wrong."""

    code = "bad-message"
    status = HTTPStatus.BAD_REQUEST


class NoPlace(Refusing):
    """There is no token, or it holds no place at this table."""

    code = "no-place"
    status = HTTPStatus.UNAUTHORIZED


class NotYours(Refusing):
    """Only others may do this: the maker, or whose seat it is."""

    code = "not-yours"
    status = HTTPStatus.FORBIDDEN


class ForeignOrigin(Refusing):
    """A page of another origin may not do this."""

    code = "foreign-origin"
    status = HTTPStatus.FORBIDDEN


class NoSuchTable(Refusing):
    """There is no such table, or there is none any more."""

    code = "no-such-table"
    status = HTTPStatus.NOT_FOUND


class NotFound(Refusing):
    """There is nothing at this address."""

    code = "not-found"
    status = HTTPStatus.NOT_FOUND


class WrongMethod(Refusing):
    """This address is not asked in this way."""

    code = "wrong-method"
    status = HTTPStatus.METHOD_NOT_ALLOWED


class LinkUsed(Refusing):
    """The link is void: used, replaced or out of date."""

    code = "link-used"


class TooLarge(Refusing):
    """The request is larger than what is read here."""

    code = "too-large"
    status = HTTPStatus.REQUEST_ENTITY_TOO_LARGE


class NotJson(Refusing):
    """The request does not say that it is JSON."""

    code = "not-json"
    status = HTTPStatus.UNSUPPORTED_MEDIA_TYPE


class WrongHost(Refusing):
    """This server does not go by this name; it has to be told its public address."""

    code = "wrong-host"
    status = HTTPStatus.MISDIRECTED_REQUEST


class TooMany(Refusing):
    """Too many requests; after a while more are read."""

    code = "too-many"
    status = HTTPStatus.TOO_MANY_REQUESTS


class NoRoom(Refusing):
    """All that may be stored here is stored: no new table is opened."""

    code = "no-room"
    status = HTTPStatus.INSUFFICIENT_STORAGE


class Draining(Refusing):
    """The operator lets this server run empty: no new table is opened."""

    code = "draining"
    status = HTTPStatus.SERVICE_UNAVAILABLE


class Banned(Refusing):
    """The operator turns away whoever comes from this address."""

    code = "banned"
    status = HTTPStatus.FORBIDDEN


class TableClosed(Refusing):
    """The operator has closed this table: it can be looked at, not played on."""

    code = "table-closed"


class Closing(Refusing):
    """The server is being ended; nothing long is begun any more."""

    code = "closing"
    status = HTTPStatus.SERVICE_UNAVAILABLE


class TableFull(Refusing):
    """The journal of this table is as long as one may get."""

    code = "table-full"


class NotBegun(Refusing):
    """The game has not begun: seats are open."""

    code = "not-begun"


class AlreadyBegun(Refusing):
    """The game has begun."""

    code = "already-begun"


class NotSeated(Refusing):
    """Somebody has not sat down yet; the maker has to, before starting."""

    code = "not-seated"


class SeatTaken(Refusing):
    """Somebody sits on this seat, or is expected there."""

    code = "seat-taken"


class HoldsSeat(Refusing):
    """Who holds a seat gets no other here: it would tell its secrets."""

    code = "holds-seat"


class TooSoon(Refusing):
    """The game has not waited long enough for this."""

    code = "too-soon"


class NoAlerts(Refusing):
    """This server sends nothing to other addresses."""

    code = "no-alerts"


class BadAddress(Refusing):
    """Not an address in the world that can be told something: https, and public."""

    code = "bad-address"
    status = HTTPStatus.UNPROCESSABLE_ENTITY


class BotHolds(Refusing):
    """A bot plays this seat now; take it back first."""

    code = "bot-holds-seat"


class StaleUndo(Refusing):
    """The choice to be taken back is not the newest one any more."""

    code = "stale-undo"


class NoAdvice(Refusing):
    """This game works out nothing for this question."""

    code = "no-advice"


UNPROCESSABLE: Final = (BadOption, UnknownBot, UnknownWord, BadFile)


def status_of(error: HordekeepError) -> int:
    """The HTTP status of a refusal."""
    if isinstance(error, Refusing):
        return error.status
    if isinstance(error, NotStored):
        return HTTPStatus.SERVICE_UNAVAILABLE
    if isinstance(error, UnknownGame | UnknownLesson):
        return HTTPStatus.NOT_FOUND
    if isinstance(error, UNPROCESSABLE):
        return HTTPStatus.UNPROCESSABLE_ENTITY
    return HTTPStatus.CONFLICT
