"""The page: the built files, compressed once, kept by browsers as long as they may be."""

import gzip
import hashlib
import mimetypes
import os
from pathlib import Path
from typing import Final, NamedTuple

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Scope

HASHED: Final = "assets"
"""The folder of files whose names change with their content."""
FOREVER: Final = "public, max-age=31536000, immutable"
INDEX: Final = "index.html"
OWN: Final = (".", "t", "achievements", "cards", "learn")
"""First parts of the addresses that the page keeps for itself: the lobby, `/t/<table>`, …"""
PACKED: Final = (".html", ".js", ".css", ".svg", ".json", ".ftl", ".webmanifest", ".txt", ".map")
NOT_BUILT: Final = "The page has not been built. In the repository, `make play` builds it.\n"


class PageFile(NamedTuple):
    """A file of the page as it is sent."""

    stamp: tuple[int, int]
    body: bytes
    gzipped: bytes
    kind: str
    etag: str


class Page(StaticFiles):
    """Serves the files of one folder; the page itself for the addresses that it keeps."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._known: dict[str, PageFile] = {}

    async def check_config(self) -> None:
        """A folder that is not there yet is no mistake: the page says that it is not built."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, the page, or what Starlette says of a file that is not there."""
        if path.replace(os.sep, "/").partition("/")[0] not in OWN:
            return await super().get_response(path, scope)
        try:
            return await super().get_response(INDEX, scope)
        except HTTPException as error:
            if error.status_code != 404:  # noqa: PLR2004 - HTTP's number for "not found"
                raise
            return PlainTextResponse(NOT_BUILT, 404)

    def file_response(
        self,
        full_path: PathLike,
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """The file out of memory: told apart by its content, never by its time."""
        path = Path(full_path)
        found = self._file(path, (stat_result.st_mtime_ns, stat_result.st_size))
        asked = Headers(scope=scope)
        headers = {
            "ETag": found.etag,
            "Cache-Control": FOREVER if path.parent.name == HASHED else "no-cache",
            "Vary": "Accept-Encoding",
        }
        if self.is_not_modified(Headers(headers), asked):
            return NotModifiedResponse(Headers(headers))
        body = found.body
        if found.gzipped and "gzip" in asked.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            body = found.gzipped
        return Response(body, status_code, headers, found.kind)

    def _file(self, path: Path, stamp: tuple[int, int]) -> PageFile:
        known = self._known.get(str(path))
        if known is None or known.stamp != stamp:
            known = self._known[str(path)] = _read(path, stamp)
        return known


def _read(path: Path, stamp: tuple[int, int]) -> PageFile:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    gzipped = gzip.compress(body, 9, mtime=0) if path.suffix in PACKED else b""
    return PageFile(stamp, body, gzipped, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"')
