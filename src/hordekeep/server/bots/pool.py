"""Bots think here: in processes of their own, each knowing only what its seat may know."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from typing import Any, NamedTuple

from hordekeep.bots.random import RandomBot
from hordekeep.bots.registry import new_bot
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.record import position
from hordekeep.kernel.table.perspective import Perspective, perspective_on
from hordekeep.kernel.table.table import Table
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


def choose(game: AnyGame, asked: Question) -> str:
    """The text of the action that the bot chooses."""
    state = position.restore(game, asked.world, asked.options, asked.rules)
    perspective = perspective_on(game, state, asked.seat)
    return game.lexicon.spell(_chosen(asked, perspective))


def _chosen(asked: Question, perspective: Perspective) -> Action:
    """The bot's choice; where a bot fails, the game goes on with any legal action."""
    try:
        return new_bot(asked.bot, asked.game, asked.seed).choose(perspective)
    except Exception:
        log.exception("the bot %s fails", asked.bot)
        return RandomBot(asked.seed).choose(perspective)


_shelf = OfferedGames()
"""The games of a thinking process."""


def _choose_apart(asked: Question) -> str:
    return choose(_shelf.game(asked.game, asked.content), asked)


def _awake() -> None:
    """A process is ready when it has read everything it will need; it ends with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    for game in _shelf.offers:
        _shelf.game(game)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


class BotPool:
    """Asks bots and waits for them without holding up anything else."""

    def __init__(self, make: Callable[[], Executor], choose: Callable[[Question], str]) -> None:
        self._make = make
        self._choose = choose
        self._pool = make()

    async def choose(self, asked: Question) -> str:
        """The bot's choice; a process that died is replaced, and asked again once."""
        try:
            return await self._ask(asked)
        except BrokenProcessPool:
            self._pool.shutdown(wait=False)
            self._pool = self._make()
            return await self._ask(asked)

    async def _ask(self, asked: Question) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, self._choose, asked)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def apart(processes: int) -> BotPool:
    """Bots in processes of their own: the way to serve people."""

    def make() -> Executor:
        # Not forked: a fork of a process with threads may hang.
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(processes, context, initializer=_awake)
        pool.submit(int)  # the first process starts now, not with the first question
        return pool

    return BotPool(make, _choose_apart)


def beside(offered: OfferedGames) -> BotPool:
    """Bots on a thread: for tests, and for games that only this process knows."""
    return BotPool(
        lambda: ThreadPoolExecutor(1, "bots"),
        lambda asked: choose(offered.game(asked.game, asked.content), asked),
    )
