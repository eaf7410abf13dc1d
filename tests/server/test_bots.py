"""Bots: they think elsewhere, know only what their seat may know, and wait for nobody's sake."""

import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.server.test_leaks import toy_shelf
from tests.support.kernel_play import stretch, to_night, toy_table, watchers
from tests.support.server.client import UNLIMITED, Hall, Person
from tests.support.toy import Toy

from hordekeep import library
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.record import position
from hordekeep.kernel.table.fork import open_position
from hordekeep.kernel.table.position_file import position_words
from hordekeep.server.bots.pool import BotPool, Question, apart, choose, question


def lucky() -> int:
    return 7


def test_a_bot_gets_an_imagined_world() -> None:
    """What leaves the table for a bot is the same whatever the seat has not seen."""
    table = to_night(toy_table())
    asked = question(table, 0, "random", lucky)
    imagined = table.imagine(0, Luck(7))
    assert asked.world == position.describe(table.game, imagined)
    assert asked.world["watcher"][1]["sign"] != "-"
    hidden = watchers(table).signs[1]
    signs = {
        question(table, 0, "random", lambda seed=seed: seed).world["watcher"][1]["sign"]  # type: ignore[misc]  # bound early
        for seed in range(20)
    }
    assert len(signs) > 1, hidden


def test_a_bot_thinks_by_the_rules_of_its_table() -> None:
    """A table of older rules asks by them, in the world that goes to a bot too."""
    words = {**position_words(to_night(toy_table())), "rules": 1}
    table = open_position(Toy(), words, engine="", stretch=stretch())
    assert question(table, 0, "random", lucky).rules == 1
    assert question(to_night(toy_table()), 0, "random", lucky).rules == Toy.rules


def test_a_bot_chooses_a_legal_action() -> None:
    table = library.new_table("last-bastion", players=2, seed=1)
    seat, decision = next(iter(table.decisions.items()))
    text = choose(table.game, question(table, seat, "random", lucky))
    assert table.read(text) in decision.actions


def test_a_bot_that_fails_is_replaced_by_any_legal_action(
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = to_night(toy_table())
    text = choose(Toy(), question(table, 0, "nobody", lucky))
    assert table.read(text) in table.decisions[0].actions
    assert "the bot nobody fails" in caplog.text


@pytest.mark.slow
def test_bots_think_in_processes_of_their_own() -> None:
    async def think() -> list[str]:
        table = library.new_table("last-bastion", players=2, seed=1)
        seat = next(iter(table.decisions))
        bot_pool = apart(1)
        try:
            return [await bot_pool.choose(question(table, seat, "random", lucky)) for _ in range(2)]
        finally:
            bot_pool.close()

    first, second = asyncio.run(think())
    assert first == second


class Slow(BotPool):
    """Bots that think until they are let go."""

    gate = threading.Event()

    async def choose(self, asked: Question) -> str:
        await asyncio.to_thread(self.gate.wait)
        return await super().choose(asked)


def test_a_thinking_bot_is_seen_and_blocks_nobody(tmp_path: Path) -> None:
    offered = toy_shelf()
    slow = Slow(lambda: ThreadPoolExecutor(1), lambda asked: choose(Toy(), asked))
    with (
        Hall(
            tmp_path, offered=offered, change=lambda services: services._replace(bot_pool=slow)
        ) as hall,
        Person(hall.url) as anna,
        Person(hall.url, "Bert") as bert,
    ):
        anna.open("bot:random", "me", game="toy")
        anna.sit()
        with anna.live() as live:
            thinking_now = live.until("seats", lambda s: s["seats"][0]["thinking"])
            assert not thinking_now["seats"][1]["thinking"]
            bert.open("me", "me", game="toy")
            bert.sit()
            assert bert.get("state")["messages"][1]["decisions"]
            slow.gate.set()
            live.until("seats", lambda s: not s["seats"][0]["thinking"])


def test_the_pace_lets_people_follow(tmp_path: Path) -> None:
    with Hall(tmp_path, offered=toy_shelf()) as hall, Person(hall.url) as anna:
        anna.open("bot:random", "bot:random", game="toy", pace=300)
        anna.post("start")
        with anna.live() as live:
            live.until("state")
            began = time.monotonic()
            live.until("state")
            live.until("state")
            assert time.monotonic() - began > 0.25


def test_a_table_that_nobody_looks_at_leaves_memory(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(idle=0.2)
    with Hall(tmp_path, limits=limits) as hall, Person(hall.url) as anna:
        anna.open("me", "me")
        anna.sit()
        before = anna.get("state")["messages"][1]
        rooms = hall.server.rooms
        deadline = time.monotonic() + 5
        while rooms.loaded and time.monotonic() < deadline:
            time.sleep(0.05)
        assert rooms.loaded == []
        assert anna.get("state")["messages"][1] == before
