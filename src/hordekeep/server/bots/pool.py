"""Bots think here: in processes of their own, each knowing only what its seat may know."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from hordekeep.bots.outside.faults import CRASHED
from hordekeep.bots.outside.program import stop_programs
from hordekeep.bots.outside.recruiting import Recruit, recruits, take_on
from hordekeep.bots.policy import Policy
from hordekeep.bots.random import RandomBot
from hordekeep.bots.registry import new_bot
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.record import position
from hordekeep.kernel.table.perspective import Wish, perspective_on
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.view.wording import phrase as words_of_phrase
from hordekeep.kernel.view.words import Phrase
from hordekeep.server.catalogue.offered_games import OfferedGames

log = logging.getLogger("hordekeep.server")


class Question(NamedTuple):
    """An open decision as it goes to a bot.

    `world` is one that the seat could be in: what it has not seen was dealt anew before it left
    the table, so nothing that comes back can tell a secret.
    """

    game: str
    content: dict[str, str]
    rules: int
    options: dict[str, Any]
    world: dict[str, Any]
    seat: int
    bot: str
    seed: int
    plan: bytes = b""
    """What the bot had in mind after its decision before."""
    wishes: tuple[tuple[int, str, str, str], ...] = ()
    """What people have shown and said in this round: seat, kind, word, quick word."""


class BotAnswer(NamedTuple):
    """What comes back from a bot."""

    action: str
    """The text of the action that it chooses."""
    plan: bytes = b""
    """What it has in mind now: small, to be kept for its next decision."""
    reason: Phrase | None = None
    """Why, where it can say so."""
    fault: str = ""
    """What went wrong, where another has chosen for it."""


def question(table: Table, seat: int, bot: str, new_luck: Callable[[], int]) -> Question:
    """What the bot on this seat is asked."""
    world = table.imagine(seat, Luck(new_luck()))
    return Question(
        game=table.game.id,
        content=table.game.content,
        rules=table.journal.header.rules,
        options=table.journal.header.options,
        world=position.describe(table.game, world),
        seat=seat,
        bot=bot,
        seed=new_luck(),
    )


def choose(game: AnyGame, asked: Question) -> BotAnswer:
    """What the bot answers."""
    state = position.restore(game, asked.world, asked.options, asked.rules)
    perspective = perspective_on(game, state, asked.seat)
    perspective.wishes = tuple([Wish(*wish) for wish in asked.wishes])
    try:
        bot: Policy = new_bot(asked.bot, asked.game, asked.seed)
        bot.plan = asked.plan
        bot.explains = True
        chosen = bot.choose(perspective)
    except Exception:
        # Where a bot fails, the game goes on with any legal action.
        log.exception("the bot %s fails", asked.bot)
        bot = RandomBot(asked.seed)
        bot.fault = CRASHED
        chosen = bot.choose(perspective)
    reason = None if bot.reason is None else words_of_phrase(game.lexicon, bot.reason)
    return BotAnswer(game.lexicon.spell(chosen), bot.plan, reason, bot.fault)


_offered: list[OfferedGames] = []
"""The games of a thinking process, once it is awake."""


def _choose_apart(asked: Question) -> BotAnswer:
    return choose(_offered[-1].game(asked.game, asked.content), asked)


def _awake(bots: list[Recruit], packs: tuple[Path, ...]) -> None:
    """A process is ready when it has read everything it will need; it ends with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    take_on(bots)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _offered.append(OfferedGames(packs=packs))
    for game in _offered[-1].offers:
        _offered[-1].game(game)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        stop_programs()
        os._exit(0)


T = TypeVar("T")


def free(_seconds: float) -> None:
    """Nobody pays."""


def _timed(choose: Callable[[Question], T], asked: Question) -> tuple[T, float]:
    """The bot's answer, and the CPU seconds that it has thought."""
    began = time.thread_time()
    return choose(asked), time.thread_time() - began


class BotPool:
    """Asks bots and waits for them without holding up anything else."""

    def __init__(
        self, make: Callable[[], Executor], choose: Callable[[Question], BotAnswer]
    ) -> None:
        self._make = make
        self._choose = choose
        self._pool = make()

    async def choose(self, asked: Question, pay: Callable[[float], None] = free) -> BotAnswer:
        """The bot's choice, paid for in CPU seconds.

        A process that died is replaced, and asked again once.
        """
        try:
            return await self._ask(asked, pay)
        except BrokenProcessPool:
            self._pool.shutdown(wait=False)
            self._pool = self._make()
            return await self._ask(asked, pay)

    async def _ask(self, asked: Question, pay: Callable[[float], None]) -> BotAnswer:
        loop = asyncio.get_running_loop()
        answer, seconds = await loop.run_in_executor(self._pool, _timed, self._choose, asked)
        pay(seconds)
        return answer

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def apart(processes: int, packs: tuple[Path, ...] = ()) -> BotPool:
    """Bots in processes of their own: the way to serve people."""

    def make() -> Executor:
        # Not forked: a fork of a process with threads may hang.
        context = multiprocessing.get_context("spawn")
        known = (recruits(), packs)
        pool = ProcessPoolExecutor(processes, context, initializer=_awake, initargs=known)
        pool.submit(int)  # the first process starts now, not with the first question
        return pool

    return BotPool(make, _choose_apart)


def beside(offered: OfferedGames) -> BotPool:
    """Bots on a thread: for tests, and for games that only this process knows."""
    return BotPool(
        lambda: ThreadPoolExecutor(1, "bots"),
        lambda asked: choose(offered.game(asked.game, asked.content), asked),
    )
