"""From where the server can be reached, and by which names it goes."""

import ipaddress
import socket
from collections.abc import Iterable
from typing import Final, Literal, NamedTuple
from urllib.parse import urlsplit

Reach = Literal["machine", "lan", "public"]

EVERYWHERE: Final = ("0.0.0.0", "::", "")  # noqa: S104 - compared with, not listened on
SOMEWHERE_ELSE: Final = "10.255.255.255"
HTTP: Final = 80
HTTPS: Final = 443
HOUSE: Final = 64
"""Bits of an IPv6 address that all of one household have in common."""
LOOPBACK: Final = ("127.0.0.1", "::1")

Networks = tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...]


class Address(NamedTuple):
    """Where a server listens, and what it was told about the world outside."""

    host: str
    port: int
    public_url: str = ""

    @property
    def reach(self) -> Reach:
        """How far away a friend may be."""
        if self.public_url:
            return "public"
        return "machine" if _is_loopback(self.host) else "lan"

    def urls(self) -> list[str]:
        """Where others can open the page, best first; none when only this machine can."""
        if self.public_url:
            return [self.public_url.rstrip("/")]
        if self.reach == "machine":
            return []
        hosts = lan_addresses() if self.host in EVERYWHERE else [self.host]
        return [f"http://{_bracketed(host)}:{self.port}" for host in hosts]

    def local_url(self) -> str:
        """Where this machine opens the page."""
        host = "127.0.0.1" if self.host in EVERYWHERE else self.host
        return f"http://{_bracketed(host)}:{self.port}"

    def goes_by(self, name: str) -> bool:
        """Whether a Host header may give this server that name.

        A foreign name that leads here (DNS rebinding) must not make a foreign page ours.
        """
        host = host_of(name)
        if host in {"localhost", self.host, socket.gethostname().lower()} or _is_ip(host):
            return True
        if host.endswith((".localhost", ".local", ".lan", ".home.arpa")):
            return True
        return bool(self.public_url) and host == host_of(urlsplit(self.public_url).netloc)

    def is_own_origin(self, origin: str, host: str) -> bool:
        """Whether a page of this origin was served by us, under the name it was asked by."""
        try:
            parts = urlsplit(origin)
        except ValueError:  # such as a bracket that is never closed
            return False
        if parts.scheme not in ("http", "https") or not parts.netloc:
            return False
        if self.public_url and origin == _origin(self.public_url):
            return True
        default = HTTPS if parts.scheme == "https" else HTTP
        return _with_port(parts.netloc, default) == _with_port(host, default)


def host_of(netloc: str) -> str:
    """A host without its port and brackets."""
    name = netloc.rsplit("@", 1)[-1].lower()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return name.partition(":")[0]


def _with_port(netloc: str, default: int) -> str:
    name = netloc.lower()
    has_port = ":" in name.rpartition("]")[2]
    return name if has_port else f"{name}:{default}"


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def _is_ip(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    return _is_ip(host) and ipaddress.ip_address(host).is_loopback


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def household(host: str) -> str:
    """Whom an address stands for: with IPv6 one household has a whole network (/64)."""
    if ":" not in host or not _is_ip(host):
        return host
    address = _undisguised(host)
    if address.version == 4:  # noqa: PLR2004 - IPv4
        return str(address)
    return str(ipaddress.ip_network((str(address), HOUSE), strict=False))


def _undisguised(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    """An address without its zone; an IPv4 one as such, also where it came to an IPv6 socket."""
    address = ipaddress.ip_address(host.partition("%")[0])
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


def networks(names: Iterable[str]) -> Networks:
    """Addresses and networks (10.0.0.0/8) by their names; raises `ValueError`."""
    return tuple(ipaddress.ip_network(name) for name in names)


def is_among(host: str, known: Networks) -> bool:
    """Whether an address is one of these, or in one of these networks."""
    return _is_ip(host) and any(_undisguised(host) in network for network in known)


def lan_addresses() -> list[str]:
    """This machine's addresses in its networks; nothing is sent to find them out."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((SOMEWHERE_ELSE, 1))
            found.append(str(probe.getsockname()[0]))
        except OSError:
            pass
    try:
        known = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        known = []
    found += [str(one[4][0]) for one in known]
    return [host for host in dict.fromkeys(found) if not _is_loopback(host)]
