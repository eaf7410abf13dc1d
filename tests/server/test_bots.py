"""Bots: they think elsewhere, know only what their seat may know, and wait for nobody's sake."""

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import ClassVar, cast

import pytest
from tests.server.test_leaks import toy_games
from tests.support.kernel_play import stretch, to_night, toy_table, watchers
from tests.support.server.client import PATIENCE, UNLIMITED, Hall, Person
from tests.support.toy import Toy

from hordekeep import library
from hordekeep.bots.registry import manners_for
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.record import position
from hordekeep.kernel.table.fork import open_position
from hordekeep.kernel.table.position_file import position_words
from hordekeep.server.bots.budget import BotBudget
from hordekeep.server.bots.pool import BotAnswer, BotPool, Question, apart, choose, free, question
from hordekeep.server.tables.services import Services


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


def test_bots_stop_when_the_server_does(tmp_path: Path) -> None:
    """A thinking bot is stopped first, then its processes end, and only then the store is shut."""
    happened: list[str] = []
    asked = threading.Event()

    class Pondering:
        async def choose(self, *_: object) -> str:
            asked.set()
            try:
                await asyncio.sleep(3600)
            finally:
                happened.append("stopped")
            return ""

        def close(self) -> None:
            happened.append("pool closed")

    def change(services: Services) -> Services:
        shut = services.store.close

        async def close() -> None:
            happened.append("store closed")
            await shut()

        services.store.close = close  # type: ignore[method-assign]  # to see when
        return services._replace(bot_pool=cast("BotPool", Pondering()))

    with Hall(tmp_path, change=change) as hall, Person(hall.url) as anna:
        anna.open("me", "bot:random", options={"first": 2})
        anna.sit()
        assert asked.wait(PATIENCE)
    assert happened == ["stopped", "pool closed", "store closed"]


def test_a_bot_chooses_a_legal_action() -> None:
    table = library.new_table("last-bastion", players=2, seed=1)
    seat, decision = next(iter(table.decisions.items()))
    answer = choose(table.game, question(table, seat, "random", lucky))
    assert table.read(answer.action) in decision.actions


def test_a_bot_that_fails_is_replaced_by_any_legal_action(
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = to_night(toy_table())
    answer = choose(Toy(), question(table, 0, "nobody", lucky))
    assert table.read(answer.action) in table.decisions[0].actions
    assert "the bot nobody fails" in caplog.text


@pytest.mark.slow
def test_bots_think_in_processes_of_their_own() -> None:
    async def think() -> list[BotAnswer]:
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

    async def choose(self, asked: Question, pay: Callable[[float], None] = free) -> BotAnswer:
        await asyncio.to_thread(self.gate.wait)
        return await super().choose(asked, pay)


def test_a_thinking_bot_is_seen_and_blocks_nobody(tmp_path: Path) -> None:
    offered = toy_games()
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
    with Hall(tmp_path, offered=toy_games()) as hall, Person(hall.url) as anna:
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


class Overheard(BotPool):
    """Keeps what bots are asked, and what they answer."""

    said: ClassVar[list[tuple[Question, BotAnswer]]] = []

    async def choose(
        self, asked: Question, pay: Callable[[float], None] = lambda _: None
    ) -> BotAnswer:
        answer = await super().choose(asked, pay)
        self.said.append((asked, answer))
        return answer


def test_a_rival_keeps_name_seed_and_plan_and_hears_what_people_point_at(tmp_path: Path) -> None:
    game = library.open_game("last-bastion")
    overheard = Overheard(lambda: ThreadPoolExecutor(1), lambda asked: choose(game, asked))
    overheard.said.clear()
    with (
        Hall(tmp_path, change=lambda services: services._replace(bot_pool=overheard)) as hall,
        Person(hall.url) as anna,
    ):
        anna.open("me", "bot:adept", options={"first": 1}, pace=0)
        anna.sit()
        with anna.live() as live:
            live.my_turn()
            live.send("point", kind="card", word="incubus", says="help")
            while len(overheard.said) < 3:
                live.my_turn()
                live.answer()
        seats = anna.get("state")["messages"][0]["seats"]
    strength, _, manner = seats[1]["bot"].partition("-")
    assert strength == "adept"
    assert manner in manners_for("last-bastion")
    questions = [asked for asked, _ in overheard.said]
    assert len({asked.seed for asked in questions}) == 1
    assert [asked.plan for asked in questions[1:]] == [
        answer.plan for _, answer in overheard.said[:-1]
    ]
    assert questions[0].wishes == ((0, "card", "incubus", "help"),)


def test_bots_become_weaker_when_the_time_is_used_up() -> None:
    """By a step at once, by one more for each half minute of debt; with time again not at all."""
    clock = [0.0]
    budget = BotBudget(
        UNLIMITED._replace(table_thinking=(1.0, 10.0), all_thinking=(1.0, 100.0)), lambda: clock[0]
    )
    offered = ["random", "novice", "adept", "master"]
    assert budget.strength("one", "master", offered) == "master"
    budget.pay("one", 20.0)
    assert budget.strength("one", "master", offered) == "adept"
    assert budget.strength("one", "adept-careful", offered) == "novice-careful"
    assert budget.strength("two", "master", offered) == "master"
    budget.pay("one", 50.0)
    assert budget.strength("one", "master", offered) == "random"
    budget.pay("one", 40.0)
    assert budget.strength("two", "master", offered) == "adept"
    clock[0] += 200.0
    assert budget.strength("one", "master", offered) == "master"


def test_a_table_says_when_a_weaker_bot_thinks(tmp_path: Path) -> None:
    spent = UNLIMITED._replace(table_thinking=(1e-3, 0.0))
    with Hall(tmp_path, limits=spent) as hall, Person(hall.url) as anna:
        offered = hall.server.services.offered.bots("last-bastion")
        weaker, wanted = [one.name for one in offered if one.strength][-2:]
        anna.open("me", f"bot:{wanted}", pace=10_000, options={"first": 2})
        anna.sit()
        with anna.live() as live:
            seats = live.until("seats", lambda s: s["seats"][1]["eased"] != "")
            seat = seats["seats"][1]
            strengths = [name.partition("-")[0] for name in (seat["bot"], seat["eased"])]
            assert strengths == [wanted, weaker]
