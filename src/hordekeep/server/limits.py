"""The limits: how much one address, one connection, one table and all together may take.

All of them are here; `docs/hosting.md` has them in a table. Rates are (a second, at once).
"""

import tomllib
from pathlib import Path
from typing import Final, NamedTuple, get_type_hints

import msgspec

from hordekeep.kernel.errors import BadFile

DAY: Final = 86_400


class Limits(NamedTuple):
    """The settings of a server that protect it from what is sent to it."""

    # Requests.
    requests: tuple[float, float] = (50.0, 600.0)
    """HTTP requests and new live connections of an address; a first table takes about sixty."""
    tables: tuple[float, float] = (0.2, 30.0)
    """New tables of an address."""
    sits: tuple[float, float] = (1.0, 30.0)
    """Attempts of an address to sit down."""
    messages: tuple[float, float] = (20.0, 60.0)
    """Messages of a live connection."""
    points: tuple[float, float] = (2.0, 8.0)
    """How often a person may point at something or say a quick word: most do both at once."""

    # Work: CPU seconds (a second, at once).
    work: tuple[float, float] = (0.25, 20.0)
    """What is done for an address: by the server and by its workers."""
    person_work: tuple[float, float] = (0.1, 10.0)
    """What workers do for one place at a table, besides `work`."""

    table_thinking: tuple[float, float] = (0.25, 60.0)
    """What the bots of one table think; where it is used up, weaker ones think for them."""
    all_thinking: tuple[float, float] = (1.0, 240.0)
    """What all bots of this server think."""

    # Alerts, where the operator allows webhooks.
    alerts: tuple[float, float] = (1 / 60, 10.0)
    """Messages to one webhook."""
    all_alerts: tuple[float, float] = (1.0, 100.0)
    """Messages in all."""

    # Connections.
    sockets: int = 200
    """Open connections of an address; a trusted proxy may have any number."""
    all_sockets: int = 10_000
    """Open connections in all."""
    header_seconds: float = 10.0
    """Within which the headers of a request are here, from the connection or last answer on."""
    body_seconds: float = 60.0
    """Within which the body of a request is here."""
    stalled_seconds: float = 60.0
    """After which a client is given up that does not take what it is sent."""
    keep_alive: int = 5
    """Seconds that a connection is kept open for another request."""

    # Tables in memory.
    connections: int = 100
    """Live connections to one table."""
    rooms: int = 3_000
    """Tables in memory at once."""
    idle: float = 600.0
    """Seconds after which a table that nobody looks at leaves memory."""

    # What is stored.
    daily_tables: tuple[float, float] = (500 / DAY, 500.0)
    """New tables of an address, besides `tables`."""
    stored_bytes: tuple[float, float] = (1_000.0, 50e6)
    """Bytes of new tables of an address: 50 MB, and 86 MB a day."""
    entries: int = 20_000
    """Entries of one journal; then the game can be looked at, not played on."""
    all_tables: int = 1_000_000
    """Tables in all; then no new ones are opened."""
    all_bytes: int = 20 << 30
    """Bytes of the store; then no new tables are opened."""
    keep_gathering: float = 14.0 * DAY
    """Seconds after which a table is deleted that was never started; 0 for never."""
    keep_over: float = 180.0 * DAY
    """Seconds after the last change at which a finished game is deleted; 0 for never."""
    keep_playing: float = 365.0 * DAY
    """Seconds after the last move at which an unfinished game is deleted; 0 for never."""
    archive_after: float = 30.0 * DAY
    """Seconds after the last change at which a journal is packed; 0 for never."""

    # Workers: processes for what takes long.
    importers: int = 1
    """Imports that are read side by side."""
    imports_waiting: int = 8
    """Imports that may wait for their turn; one for each address."""
    import_seconds: float = 10.0
    """CPU seconds that an import may take."""
    replay_steps: int = 100_000
    """Steps of the rules that an imported journal may take to play through."""
    readers: int = 1
    """Long games that are read side by side, to be told of."""
    reads_waiting: tuple[int, int] = (16, 200)
    """What may wait for a reader: of an address, and in all."""
    read_seconds: float = 20.0
    """CPU seconds that one answer of a reader may take."""
    worker_bytes: int = 512 << 20
    """Memory that a worker may take besides what it has when it starts."""
    answer_bytes: int = 32 << 20
    """Answers of readers that are kept in memory."""


def read_limits(path: Path) -> Limits:
    """The limits of a TOML file, by their names; what it leaves out is as it is.

    A rate is a list of two numbers. Raises `BadFile` with the name that is wrong.
    """
    try:
        said = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadFile(place=str(path), why=str(error)) from None
    kinds = get_type_hints(Limits)
    found = {}
    for name, value in said.items():
        if name not in kinds:
            raise BadFile(place=str(path), field=name, expected="a limit")
        try:
            found[name] = msgspec.convert(value, kinds[name])
        except msgspec.ValidationError as error:
            raise BadFile(place=str(path), field=name, why=str(error)) from None
    return Limits(**found)
