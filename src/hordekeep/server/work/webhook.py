"""Webhooks: a short message to a public address that a person has named, and to nobody inside.

The name is resolved here, every address behind it must be public, and the connection goes to the
address that was looked at: a name that leads elsewhere a moment later leads nowhere. Nothing that
comes back is believed or followed.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from hordekeep.server.errors import BadAddress

HTTPS: Final = 443
SECONDS: Final = 10.0
"""For all of it: resolving, connecting, sending, hearing."""
MOST_HEARD: Final = 4096
LONGEST: Final = 500
TRANSLATED: Final = (
    ipaddress.IPv6Network("64:ff9b::/96"),
    ipaddress.IPv6Network("64:ff9b:1::/48"),
    ipaddress.IPv6Network("2002::/16"),
    ipaddress.IPv6Network("2001::/32"),
)
"""IPv6 addresses behind which there may be any IPv4 address."""

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Resolve = Callable[[str], Awaitable[list[str]]]
Connect = Callable[[str, str], Awaitable[Streams]]


class Receiver(NamedTuple):
    """Where a message goes."""

    host: str
    path: str


def target_of(url: str) -> Receiver:
    """What an address says; raises `BadAddress` unless it is a plain https one."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadAddress(why="url") from None
    plain = len(url) <= LONGEST and url.isascii() and url.isprintable() and " " not in url
    named = parts.hostname and parts.username is None and parts.password is None
    if parts.scheme != "https" or not plain or not named or port not in (None, HTTPS):
        raise BadAddress(why="https")
    path = parts.path or "/"
    return Receiver(str(parts.hostname), f"{path}?{parts.query}" if parts.query else path)


def is_public(text: str) -> bool:
    """Whether an address is out in the world, and not another one in disguise."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        disguised = address.ipv4_mapped is not None or any(address in one for one in TRANSLATED)
        return address.is_global and not disguised and not address.is_multicast
    return address.is_global and not address.is_multicast


async def resolve(host: str) -> list[str]:
    """All addresses behind a name."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, HTTPS, type=socket.SOCK_STREAM)
    return [str(one[4][0]) for one in found]


async def connect(address: str, host: str) -> Streams:
    """A connection to this very address, which must prove that it is the host."""
    trusted = ssl.create_default_context()
    return await asyncio.open_connection(
        address, HTTPS, ssl=trusted, server_hostname=host, limit=MOST_HEARD
    )


class Webhooks:
    """Sends messages."""

    def __init__(self, resolve: Resolve = resolve, connect: Connect = connect) -> None:
        self._resolve = resolve
        self._connect = connect

    async def send(self, url: str, body: bytes) -> int:
        """The status that came back; raises `BadAddress`, `OSError` or `TimeoutError`."""
        target = target_of(url)
        async with asyncio.timeout(SECONDS):
            addresses = await self._resolve(target.host)
            if not addresses or not all(is_public(one) for one in addresses):
                raise BadAddress(why="public")
            reader, writer = await self._connect(addresses[0], target.host)
            try:
                writer.write(_request(target, body))
                await writer.drain()
                return _status(await reader.readline())
            except (asyncio.LimitOverrunError, ValueError):
                raise OSError("no HTTP") from None
            finally:
                writer.close()


def _request(target: Receiver, body: bytes) -> bytes:
    head = (
        f"POST {target.path} HTTP/1.1\r\nHost: {target.host}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nUser-Agent: hordekeep\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body


def _status(line: bytes) -> int:
    words = line.split()
    if len(words) < 2 or not words[0].startswith(b"HTTP/1."):  # noqa: PLR2004 - version and status
        raise OSError("no HTTP")
    return int(words[1])
