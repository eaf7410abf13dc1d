"""The page: the built files, compressed once, kept by browsers as long as they may be."""

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from hordekeep.server.errors import NotFound
from hordekeep.server.http.requests import refusing

HASHED: Final = "assets/"
"""The folder of files whose names change with their content."""
FOREVER: Final = "public, max-age=31536000, immutable"
INDEX: Final = "index.html"
PACKED: Final = (".html", ".js", ".css", ".svg", ".json", ".ftl", ".webmanifest", ".txt", ".map")
NOT_BUILT: Final = "The page has not been built. In the repository, `make play` builds it.\n"


class Roster(NamedTuple):
    """A file of the page as it is sent."""

    stamp: tuple[int, int]
    body: bytes
    gzipped: bytes
    kind: str
    etag: str


class Page:
    """Serves the files of one folder; addresses that are no file get the page itself."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._sheets: dict[str, Roster] = {}

    async def respond(self, request: Request) -> Response:
        """A file, or the page for the addresses that it keeps for itself (`/t/…`)."""
        name = request.path_params.get("path", "") or INDEX
        roster = self._roster(name)
        if roster is None and not _is_of_the_page(name):
            return refusing(NotFound())
        if roster is None:
            name, roster = INDEX, self._roster(INDEX)
        if roster is None:
            return PlainTextResponse(NOT_BUILT, 404)
        return _sent(name, roster, request)

    def _roster(self, name: str) -> Roster | None:
        try:
            path = (self._folder / name).resolve()
            is_inside = path.is_relative_to(self._folder.resolve())
            stat = path.stat() if is_inside and path.is_file() else None
        except (OSError, ValueError):  # such a name cannot be that of a file
            return None
        if stat is None:
            return None
        stamp = (stat.st_mtime_ns, stat.st_size)
        known = self._sheets.get(name)
        if known is None or known.stamp != stamp:
            known = self._sheets[name] = _read(path, stamp)
        return known


def _is_of_the_page(name: str) -> bool:
    """Whether the page keeps an address for itself: it is no file, and not the server's."""
    is_file = "." in name.rpartition("/")[2]
    return name == INDEX or not (is_file or name.partition("/")[0] == "api")


def _read(path: Path, stamp: tuple[int, int]) -> Roster:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    gzipped = gzip.compress(body, 9, mtime=0) if path.suffix in PACKED else b""
    return Roster(stamp, body, gzipped, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


def _sent(name: str, roster: Roster, request: Request) -> Response:
    caching = FOREVER if name.startswith(HASHED) else "no-cache"
    headers = {"ETag": roster.etag, "Cache-Control": caching, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == roster.etag:
        return Response(status_code=304, headers=headers)
    body = roster.body
    if roster.gzipped and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = roster.gzipped
    return Response(body, 200, headers, roster.kind)
