"""The status page: plain HTML without script or style, for whoever wonders whether it serves."""

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from hordekeep.kernel.errors import HordekeepError
from hordekeep.server.http.requests import refusing
from hordekeep.server.server import Server
from hordekeep.text.languages import best
from hordekeep.text.messages import read_file_messages
from hordekeep.text.words import Words

PATH = "/status"
WORDS = "cli-serve"
"""The catalogue with the words of this page: others would keep every table waiting."""


class StatusPage:
    """Tells how this process is, in the reader's language."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._words: dict[str, Words] = {}

    async def respond(self, request: Request) -> Response:
        try:
            return HTMLResponse(await self._page(request.headers.get("accept-language", "")))
        except HordekeepError as error:
            return refusing(error)

    def _words_in(self, language: str) -> Words:
        if language not in self._words:
            self._words[language] = Words(read_file_messages(language, WORDS))
        return self._words[language]

    async def _page(self, accepted: str) -> str:
        server = self._server
        language = best(part.partition(";")[0].strip() for part in accepted.split(","))
        words = self._words_in(language)
        health = await server.health()
        size = await server.quotas.size()
        numbers = server.rooms.numbers()
        state = "serve-status-draining" if health.draining else "serve-status-open"
        lines = [
            words.say(state),
            words.say("serve-status-version", engine=health.engine),
            words.say("serve-status-kept", tables=size.tables),
            words.say("serve-status-memory", tables=health.tables),
            words.say("serve-status-people", people=int(numbers["live_connections"])),
            words.say("serve-status-moves", moves=int(numbers["moves_total"])),
        ]
        items = "".join(f"<li>{escape(line)}</li>\n" for line in lines)
        title = escape(words.say("serve-status-title"))
        return (
            f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width">\n<title>{title}</title>\n'
            f"<h1>{title}</h1>\n<ul>\n{items}</ul>\n</html>\n"
        )
