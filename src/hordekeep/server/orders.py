"""What the operator has ordered for all processes of a store: whom to turn away, and to drain."""

import ipaddress
from typing import Final

from hordekeep.kernel.errors import BadOption

DRAIN: Final = "drain"
"""No new tables are opened; those that are there go on."""
BAN: Final = "ban "
"""Followed by the network that is turned away."""


def ban_order(network: str) -> str:
    """The order to turn a network away, or one address; raises `BadOption`."""
    try:
        return BAN + str(ipaddress.ip_network(network, strict=False))
    except ValueError:
        raise BadOption(
            option="network", found=network, expected="203.0.113.7, 2001:db8::/48"
        ) from None


class StandingOrders:
    """The orders as a process last read them; one whose time is over counts as taken back."""

    def __init__(self, orders: dict[str, float] | None = None) -> None:
        given = orders or {}
        self._drained_until = given.get(DRAIN)
        self._bans = [
            (ipaddress.ip_network(name.removeprefix(BAN)), until)
            for name, until in given.items()
            if name.startswith(BAN)
        ]

    def drain(self, now: float) -> bool:
        """Whether no new tables are opened."""
        return self._drained_until is not None and _holds(self._drained_until, now)

    def ban(self, address: str, now: float) -> bool:
        """Whether who comes from here is turned away."""
        if not self._bans:
            return False
        try:
            found = ipaddress.ip_network(address, strict=False)
        except ValueError:
            return False
        return any(
            _holds(until, now) and ban.version == found.version and ban.overlaps(found)
            for ban, until in self._bans
        )


def _holds(until: float, now: float) -> bool:
    return until == 0 or until > now
