"""The app: the contract's addresses, the live connection and the page, behind the guard."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.endpoints import HTTPEndpoint
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, Router, WebSocketRoute
from starlette.types import ASGIApp

from hordekeep import resources
from hordekeep.server.errors import NotFound, WrongMethod
from hordekeep.server.http.endpoints import ANSWERERS
from hordekeep.server.http.guard import Guard
from hordekeep.server.http.page import Page
from hordekeep.server.http.requests import refusing, responder
from hordekeep.server.http.routes import API, ENDPOINTS, TABLE
from hordekeep.server.http.status import PATH as STATUS
from hordekeep.server.http.status import StatusPage
from hordekeep.server.live.socket import Live
from hordekeep.server.server import Server
from hordekeep.server.work.heavy_reads import PACKING, WORTH_PACKING


def make_app(server: Server, page: Path | None = None) -> ASGIApp:
    """The ASGI app; it opens the server when it starts and closes it when it ends."""

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await server.open()
        yield
        await server.close()

    app = Starlette(
        routes=[
            Mount(API, _contract(server)),
            Route(STATUS, StatusPage(server).respond),
            Mount("/", Page(resources.web() if page is None else page)),
        ],
        lifespan=lifespan,
        exception_handlers={404: _not_found, 405: _wrong_method},
    )
    return Guard(app, server)


def _contract(server: Server) -> ASGIApp:
    """All addresses below `/api`. What workers have compressed already is sent as it is."""
    routes: list[BaseRoute] = [
        Route(path.removeprefix(API), _address(server, path))
        for path in dict.fromkeys(one.path for one in ENDPOINTS)
    ]
    live = (TABLE + "/live").removeprefix(API)
    routes.append(WebSocketRoute(live, Live(server).respond))
    router = Router(routes, redirect_slashes=False)
    return GZipMiddleware(router, minimum_size=WORTH_PACKING, compresslevel=PACKING)


def _address(server: Server, path: str) -> type[HTTPEndpoint]:
    """What answers at one address, by method."""
    ways = {
        one.method.lower(): staticmethod(responder(server, one, ANSWERERS[one.name]))
        for one in ENDPOINTS
        if one.path == path
    }
    return type("Address", (HTTPEndpoint,), ways)


async def _not_found(_request: Request, _error: Exception) -> Response:
    return refusing(NotFound())


async def _wrong_method(_request: Request, error: Exception) -> Response:
    response = refusing(WrongMethod())
    response.headers.update(getattr(error, "headers", None) or {})
    return response
