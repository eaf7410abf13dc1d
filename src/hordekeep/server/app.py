"""The app: the contract's addresses, the live connection and the page, behind the guard."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp

from hordekeep import resources
from hordekeep.server.errors import NotFound, WrongMethod
from hordekeep.server.http.endpoints import ANSWERERS
from hordekeep.server.http.guard import Guard
from hordekeep.server.http.page import Page
from hordekeep.server.http.requests import Respond, refusing, responder
from hordekeep.server.http.routes import ENDPOINTS, TABLE
from hordekeep.server.live.socket import Live
from hordekeep.server.server import Server

METHODS: Final = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY"]


def make_app(server: Server, page: Path | None = None) -> ASGIApp:
    """The ASGI app; it opens the server when it starts and closes it when it ends."""

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await server.open()
        yield
        await server.close()

    routes: list[BaseRoute] = [
        Route(path, _by_method(ways), methods=METHODS) for path, ways in _ways(server).items()
    ]
    routes.append(WebSocketRoute(TABLE + "/live", Live(server).respond))
    served = Page(resources.web() if page is None else page)
    routes.append(Route("/{path:path}", served.respond, methods=["GET"]))
    app = Starlette(
        routes=routes, lifespan=lifespan, exception_handlers={404: _not_found, 405: _wrong_method}
    )
    return Guard(app, server)


def _ways(server: Server) -> dict[str, dict[str, Respond]]:
    """What answers each address, by method."""
    found: dict[str, dict[str, Respond]] = {}
    for one in ENDPOINTS:
        respond = responder(server, one, ANSWERERS[one.name])
        found.setdefault(one.path, {})[one.method] = respond
    return found


def _by_method(ways: dict[str, Respond]) -> Respond:
    async def respond(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        if method in ways:
            return await ways[method](request)
        allowed = [*ways, "HEAD"] if "GET" in ways else list(ways)
        response = refusing(WrongMethod())
        response.headers["Allow"] = ", ".join(allowed)
        return response

    return respond


async def _not_found(_request: Request, _error: Exception) -> Response:
    return refusing(NotFound())


async def _wrong_method(_request: Request, error: Exception) -> Response:
    response = refusing(WrongMethod())
    response.headers.update(getattr(error, "headers", None) or {})
    return response
