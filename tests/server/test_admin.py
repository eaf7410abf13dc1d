"""`hordekeep admin`: what an operator does while servers serve, from a folder or a database."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner, Result
from tests.support.server.client import Hall, Person
from tests.support.waiting import wait_until

from hordekeep.cli.commands.admin import admin_command
from hordekeep.kernel.errors import BadFile, BadOption
from hordekeep.server.orders import DRAIN, StandingOrders, ban_order
from hordekeep.server.store import sqlite
from hordekeep.server.store.postgres import PostgresStore

Admin = Callable[..., Result]


@pytest.fixture(params=["sqlite", "postgres"])
def served(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Hall, Admin]]:
    """A server that runs, and an operator beside it."""
    monkeypatch.setattr(sqlite, "LOOK_SECONDS", 0.05)
    if request.param == "sqlite":
        at, hall = ("--data", str(tmp_path)), Hall(tmp_path)
    else:
        url: str = request.getfixturevalue("database")
        at, hall = ("--store", url), Hall(tmp_path, store=PostgresStore(url))

    def admin(*arguments: str) -> Result:
        return CliRunner().invoke(admin_command, [*arguments, *at])

    with hall:
        yield hall, admin


def test_tables_are_listed_measured_and_deleted(served: tuple[Hall, Admin]) -> None:
    hall, admin = served
    with Person(hall.url) as anna:
        gathering = anna.open("me", "link")["table"]
        playing = anna.open("me")["table"]
        anna.sit()
        listed = [json.loads(line) for line in admin("tables", "--json").output.splitlines()]
        assert {one["table"]: one["stage"] for one in listed} == {
            gathering: "gathering",
            playing: "playing",
        }
        assert anna.name not in str(listed)
        found = json.loads(admin("tables", "--stage", "playing", "--json").output)
        assert found["table"] == playing
        assert json.loads(admin("sizes", "--json").output)["tables"] == 2
        assert admin("sizes").output.startswith("2 tables, ")
        with anna.live() as live:
            live.until("state")
            assert isinstance(admin("delete", playing, "nothing").exception, BadFile)
            deleted = admin("delete", playing, "--json").output
            assert json.loads(deleted) == {"deleted": [playing]}
            assert live.until("closed")["why"] == "deleted"
        assert anna.refused("GET", "state") == (404, "no-such-table")


def test_a_closed_table_can_be_looked_at_and_left_but_not_played_on(
    served: tuple[Hall, Admin],
) -> None:
    hall, admin = served
    with Person(hall.url) as anna:
        table = anna.open("me")["table"]
        anna.sit()
        with anna.live() as live:
            live.until("state")
            assert "1 table closed" in admin("close", table).output
            live.until("seats", lambda told: told["closed"])
            assert live.answer(ident="a")["code"] == "table-closed"
            assert json.loads(admin("tables", "--json").output)["stage"] == "closed"
            assert "opened again" in admin("close", "--reopen", table).output
            live.until("seats", lambda told: not told["closed"])
            assert live.answer(ident="b")["type"] == "done"
        admin("close", table)
        wait_until(lambda: anna.ask("POST", "way-back", {}).status_code == 409)
        anna.ask("DELETE", "")
        assert anna.refused("GET", "state") == (404, "no-such-table")


def test_a_table_that_is_opened_again_is_found_when_a_turn_is_over(tmp_path: Path) -> None:
    """Also when nobody looks at it any more; while it is closed nothing is due."""

    def kept_due() -> int | None:
        with closing(sqlite3.connect(tmp_path / sqlite.FILE)) as db:
            due: int | None = db.execute("SELECT due FROM tables").fetchone()[0]
        return due

    def closed(*how: str) -> None:
        CliRunner().invoke(admin_command, ["close", *how, "--data", str(tmp_path)])

    with Hall(tmp_path) as hall, Person(hall.url) as anna:
        table = anna.open("me", turn=1000)["table"]
        anna.sit()
        due = kept_due()
        assert due is not None
        closed(table)
        assert kept_due() is None
        closed(table, "--reopen")
        assert kept_due() == due


def test_a_drained_server_opens_no_tables_and_lets_the_others_go_on(
    served: tuple[Hall, Admin],
) -> None:
    hall, admin = served
    with Person(hall.url) as anna:
        anna.open("me")
        anna.sit()
        assert "No new tables" in admin("drain").output
        games = f"{hall.url}/api/games"
        wait_until(lambda: bool(httpx.get(games).json()["draining"]))
        assert "No new tables" in httpx.get(f"{hall.url}/status").text
        wanted = {"game": "last-bastion", "seats": ["me"]}
        assert anna.refused("POST", "/api/tables", wanted) == (503, "draining")
        with anna.live() as live:
            live.until("state")
        assert "Everybody may come" in admin("drain", "--off").output
        wait_until(lambda: not httpx.get(games).json()["draining"])
        anna.open("me")


def test_who_is_banned_is_shown_out_and_let_in_again(served: tuple[Hall, Admin]) -> None:
    hall, admin = served
    with Person(hall.url) as anna:
        anna.open("me")
        anna.sit()
        with anna.live() as live:
            live.until("state")
            assert (
                "127.0.0.0/8 is turned away until"
                in admin("ban", "127.0.0.1/8", "--days", "1").output
            )
            assert live.until("closed")["why"] == "banned"
        assert anna.refused("GET", "state") == (403, "banned")
        told = json.loads(admin("orders", "--json").output)
        assert list(told["bans"]) == ["127.0.0.0/8"]
        admin("ban", "127.0.0.0/8", "--lift")
        wait_until(lambda: httpx.get(f"{hall.url}/api/health").status_code == 200)
        assert isinstance(admin("ban", "somebody").exception, BadOption)


def test_orders_end_and_concern_their_network_only() -> None:
    orders = StandingOrders(
        {ban_order("2001:db8::/48"): 100.0, ban_order("203.0.113.7"): 0.0, DRAIN: 50}
    )
    assert orders.ban("2001:db8:0:1::/64", 99.0)
    assert not orders.ban("2001:db8:0:1::/64", 100.0)
    assert not orders.ban("2001:db9::/64", 99.0)
    assert orders.ban("203.0.113.7", 1e9)
    assert not orders.ban("203.0.113.8", 1.0)
    assert not orders.ban("", 1.0)
    assert (orders.drain(49.0), orders.drain(50.0)) == (True, False)


def test_a_folder_without_tables_or_of_another_version_is_refused(tmp_path: Path) -> None:
    def refused(*arguments: str) -> BadFile:
        error = CliRunner().invoke(admin_command, arguments).exception
        assert isinstance(error, BadFile)
        return error

    assert refused("sizes", "--data", str(tmp_path)).facts["why"] == "no-tables"
    with Hall(tmp_path):
        pass
    db = sqlite3.connect(tmp_path / sqlite.FILE)
    db.execute("PRAGMA user_version = 1")
    db.close()
    assert refused("sizes", "--data", str(tmp_path)).facts["found"] == 1
