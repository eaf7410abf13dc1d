"""One of two servers sleeps while people play on with the other; then it wakes.

`python -m tests.support.server.pausing 30` lets it sleep that many seconds, for `make soak`.
"""

import os
import signal
import sys
import time

from tests.support.server.client import Words
from tests.support.server.killing import Mortal, Stubborn, Town, not_busy
from tests.support.server.postgres import Postgres, programs


def sleep_through(database: str, seconds: float = 0.0) -> float:
    """Plays while a server sleeps, for so long at least; returns the longest wait for a turn."""
    sleeper, awake = Mortal(database), Mortal(database)
    for one in (sleeper, awake):
        one.start()
    player = Stubborn(Town(mortals=[sleeper, awake]), seed=4)
    try:
        player.sit()
        take_turns(player, 4)
        os.kill(sleeper.pid, signal.SIGSTOP)
        wakes = time.monotonic() + seconds
        player.town = Town(mortals=[awake])
        longest = take_turns(player, 6)
        while time.monotonic() < wakes:
            longest = max(longest, take_turns(player, 1))
            time.sleep(min(1.0, seconds / 30))
        newest = state_of(player)
        os.kill(sleeper.pid, signal.SIGCONT)
        player.town = Town(mortals=[sleeper])
        assert state_of(player) == newest
        take_turns(player, 4)
        player.check()
    finally:
        player.person.http.close()
        Town(mortals=[sleeper, awake]).end()
    return longest


def take_turns(player: Stubborn, turns: int) -> float:
    """As many turns as the game still has; how long the slowest of them took."""
    took = []
    for _ in range(turns):
        began = time.monotonic()
        if not player.over:
            player.turn()
        took.append(time.monotonic() - began)
    return max(took)


def state_of(player: Stubborn) -> Words:
    told = player.insist(lambda: not_busy(player.person.ask("GET", "state")))
    state: Words = told["messages"][-1]
    return state


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 30.0
    found = programs()
    assert found is not None, "no PostgreSQL server programs here"
    with Postgres(found) as server:
        longest = sleep_through(server.new_database(), seconds)
    print(  # noqa: T201 - a command
        f"one of two servers slept for {seconds:.0f} s: nothing lost, none doubled; "
        f"the longest turn took {longest:.1f} s"
    )


if __name__ == "__main__":
    main()
