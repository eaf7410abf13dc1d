"""HTTP: reads requests as the contract says, and turns answers and refusals into responses."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, nullcontext
from functools import cache
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from hordekeep.kernel.errors import HordekeepError
from hordekeep.server.errors import BadMessage, NotJson, TooLarge, status_of
from hordekeep.server.http.addresses import household
from hordekeep.server.http.answers.checked_request import Answerer, CheckedRequest
from hordekeep.server.http.endpoint import LARGE, Endpoint
from hordekeep.server.live import encoding
from hordekeep.server.server import Server, Text
from hordekeep.server.tables.retrying import retrying
from hordekeep.server.work.budget import Payer
from hordekeep.server.work.heavy_reads import Ready

log = logging.getLogger("hordekeep.server")

T = TypeVar("T")

BEARER: Final = "Bearer "
NOT_KEPT: Final = {"Cache-Control": "no-store"}
A_BYTE: Final = 2e-8
"""CPU seconds that it takes to receive a byte of a request."""


Respond = Callable[[Request], Awaitable[Response]]


def responder(server: Server, endpoint: Endpoint, answerer: Answerer) -> Respond:
    """What Starlette calls for one address of the contract."""

    async def respond(request: Request) -> Response:
        try:
            call = await _ask(server, endpoint, request)
            async with _ends_with(request) if endpoint.ends else nullcontext():
                answer = await retrying(lambda: answerer(call))
        except HordekeepError as error:
            return refusing(error)
        except ClientDisconnect:
            return refusing(BadMessage(why="cut off"))  # nobody is there to read it
        except Exception:
            log.exception("%s %s", request.method, endpoint.path)
            return refusing(HordekeepError())
        return _response(answer, request)

    return respond


@asynccontextmanager
async def _ends_with(request: Request) -> AsyncIterator[None]:
    """What is done in it is given up when whoever asked has gone; raises `ClientDisconnect`."""
    doing = asyncio.current_task()
    assert doing is not None
    gone = False

    async def watch() -> None:
        nonlocal gone
        while (await request.receive())["type"] != "http.disconnect":
            pass
        gone = True
        doing.cancel()

    watching = asyncio.create_task(watch())
    try:
        yield
    except asyncio.CancelledError:
        if not gone or doing.uncancel():
            raise  # the server ends, too
        raise ClientDisconnect from None
    finally:
        watching.cancel()


async def _ask(server: Server, endpoint: Endpoint, request: Request) -> CheckedRequest:
    body = None
    if endpoint.limit == LARGE:
        server.quotas.expect(address_of(request.scope))
    if endpoint.says is not None:
        body = read_json(await _body(server, request, endpoint.limit), endpoint.says)
    query = None
    if endpoint.query is not None:
        query = _query(request, endpoint.query)
    return CheckedRequest(
        server=server,
        path=request.path_params,
        query=query,
        body=body,
        token=_token(request),
        address=address_of(request.scope),
    )


def address_of(scope: Any) -> str:
    """Where a request comes from: the household that shares what an address may take."""
    client = scope.get("client")
    return household(client[0]) if client else ""


async def _body(server: Server, request: Request, limit: int) -> bytes:
    payer = Payer(address_of(request.scope))
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise NotJson
    read = bytearray()
    async for chunk in request.stream():
        read += chunk
        server.budget.pay(payer, len(chunk) * A_BYTE)
        if len(read) > limit:
            raise TooLarge(most=limit)
    return bytes(read)


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """What reads such data: to make one for a type of many messages takes longer than to use it."""
    return msgspec.json.Decoder(kind)


def read_json(text: bytes | str, kind: Any) -> Any:
    """Typed data out of JSON; raises `BadMessage` with the place where it goes wrong."""
    try:
        return _decoder(kind).decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(why=_why(error)) from None


def _query(request: Request, kind: type[T]) -> T:
    said: dict[str, str] = {}
    for name, value in request.query_params.multi_items():
        if name in said:
            raise BadMessage(why=f"{name} twice"[:80])
        said[name] = value
    try:
        return msgspec.convert(said, kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadMessage(why=_why(error)) from None


def _why(error: Exception) -> str:
    return str(error)[:200].encode(errors="replace").decode()


def _token(request: Request) -> str | None:
    said = request.headers.get("authorization", "")
    return said.removeprefix(BEARER).strip() if said.startswith(BEARER) else None


def refusing(error: HordekeepError) -> Response:
    """A refusal as a response."""
    status = 500 if type(error) is HordekeepError else status_of(error)
    body = msgspec.json.encode(encoding.refused(error))
    headers = dict(NOT_KEPT)
    if status == 401:  # noqa: PLR2004 - HTTP asks for this header with it
        headers["WWW-Authenticate"] = "Bearer"
    if status == 429:  # noqa: PLR2004 - likewise
        headers["Retry-After"] = str(error.facts.get("seconds", 5))
    return Response(body, status, headers, "application/json")


def _response(answer: Any, request: Request) -> Response:
    if isinstance(answer, Text):
        return _text(answer, request)
    if isinstance(answer, Ready):
        return _sent(answer, request)
    return Response(msgspec.json.encode(answer), 200, NOT_KEPT, "application/json")


def _text(answer: Text, request: Request) -> Response:
    if not answer.lasting:
        return Response(answer.text, 200, NOT_KEPT, answer.kind)
    caching = {"ETag": answer.etag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == answer.etag:
        return Response(status_code=304, headers=caching)
    return Response(answer.text, 200, caching, answer.kind)


def _sent(answer: Ready, request: Request) -> Response:
    """What a worker has made, and compressed, so that nobody else waits for it."""
    if answer.packed is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(answer.body, 200, NOT_KEPT, answer.kind)
    headers = {**NOT_KEPT, "Vary": "Accept-Encoding", "Content-Encoding": "gzip"}
    return Response(answer.packed, 200, headers, answer.kind)
