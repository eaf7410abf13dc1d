"""Trains a small masked policy, in numpy alone: first by a teacher's games, then with PPO.

    python examples/training/masked_ppo.py sanctum --minutes 4 --seed 1 --curve sanctum-1.csv

In Sanctum the policy holds the first seat against random players; in Last Bastion (beginner) it
holds both. For the first part of the time it does as its teacher does, a bot; then it plays batches
of games itself, and is rewarded for games won and, on the way, for what the bots' evaluator says of
the game. Minutes are those of the processor. At the end it plays a thousand games with new seeds,
and so does the *quick* policy, which it shall beat.
"""

import argparse
import csv
import sys
import time
from pathlib import Path

import numpy as np
from network import Answers, Floats, Inputs, Ints, Legal, Network
from numpy.typing import NDArray
from teacher import Rows, Teacher

import hordekeep.env
from hordekeep.env.batches import BatchEnv

Bools = NDArray[np.bool_]

GAMES = 128
LENGTH = 64
EPOCHS = 3
MINIBATCH = 1024
CLIP = 0.2
DISCOUNT = 0.999
LAMBDA = 0.95
ENTROPY = 0.005
TAUGHT = 0.6
"""The part of the time in which the teacher is followed."""
LESSON = 32
"""Games of the teacher between two looks at them."""
READ = 2
"""How often a lesson is gone through."""
TEACHER = "adept"
JUDGED = 1000
NEW_SEED = 1_000_000
JUDGING = 900
"""A seed of batches that no training uses."""


class Player:
    """A policy in many games at once; everybody else plays at random."""

    def __init__(self, environment: BatchEnv, network: Network, seed: int) -> None:
        self.environment = environment
        self.together = environment.encoding.game.common_reward
        self.network = network
        self.chance = np.random.default_rng(seed)

    def mine(self) -> Bools:
        """Where the policy is asked."""
        seats = self.environment.seats
        return np.full(len(seats), True) if self.together else seats == 0

    def legal(self) -> Legal:
        longest = int(self.environment.counts.max())
        return self.environment.legal[:, :longest].copy()

    def pick(self, said: Answers) -> Ints:
        noise = self.chance.gumbel(size=said.logs.shape)
        picked: Ints = (said.logs + noise).argmax(axis=1)
        return picked

    def advance(self, mine: Bools, picked: Ints) -> None:
        environment = self.environment
        numbers = environment.random_legal(self.chance)
        chosen = environment.legal[np.arange(environment.count), picked]
        environment.step(np.where(mine, chosen, numbers))

    def won(self, games: int) -> int:
        """How many games it wins: of each place in the batch the first ones."""
        environment = self.environment
        environment.reset(JUDGING)
        each = np.full(environment.count, games // environment.count)
        each[: games % environment.count] += 1
        ended = np.zeros(environment.count, np.int64)
        won = 0
        while (ended < each).any():
            said = self.network.answer(environment.observations, self.legal())
            self.advance(self.mine(), said.logs.argmax(axis=1))
            over = (environment.ends > 0) & (ended < each)
            won += int((over & (environment.rewards[:, 0] >= 1)).sum())
            ended += over
        return won


class Trainer(Player):
    """Plays and learns by turns."""

    def __init__(self, environment: BatchEnv, network: Network, seed: int) -> None:
        super().__init__(environment, network, seed)
        self.environment.reset(seed)
        self.ended = self.won_here = 0

    def play(self) -> Rows:
        """Plays `LENGTH` steps of every game; what the policy did itself are the rows."""
        parts, gains, ends, own = [], [], [], []
        worth = self.environment.worth()[:, 0]
        for _ in range(LENGTH):
            mine, legal = self.mine(), self.legal()
            told = self.environment.observations.copy()
            said = self.network.answer(told, legal)
            picked = self.pick(said)
            log = said.logs[np.arange(len(picked)), picked]
            parts.append((told, self.environment.legal.copy(), picked, log, said.value))
            self.advance(mine, picked)
            over = self.environment.ends > 0
            gained = self.environment.rewards[:, 0].copy()
            self.ended += int(over.sum())
            self.won_here += int((gained >= 1).sum())
            later = self.environment.worth()[:, 0]
            gains.append(gained - worth + np.where(over, 0, later))
            ends.append(over)
            own.append(mine)
            worth = later
        last = self.network.answer(self.environment.observations, self.legal()).value
        values = np.stack([*[part[4] for part in parts], last])
        own.append(self.mine())
        kept, found = estimates(np.stack(gains), np.stack(ends), values, np.stack(own))
        told, legal, picked, log, value = [
            np.concatenate([part[place] for part in parts])[kept] for place in range(5)
        ]
        spread = (found - found.mean()) / (found.std() + 1e-6)
        return Rows(told, legal, picked, log, spread, found + value)

    def learn(self, rows: Rows, epochs: int = EPOCHS, *, follow: bool = False) -> None:
        """Several passes over what was played: by PPO, or as somebody did who is to be followed."""
        for _ in range(epochs):
            order = self.chance.permutation(len(rows.picked))
            for start in range(0, len(order), MINIBATCH):
                part = rows.some(order[start : start + MINIBATCH])
                said = self.network.answer(part.told, part.legal)
                by_score = following(said, part) if follow else improving(said, part)
                by_value = 0.5 * (said.value - part.aim) / len(part.aim)
                self.network.learn(said, by_score, by_value.astype(np.float32))


def following(said: Answers, rows: Rows) -> Floats:
    """The slope by each score towards doing as the teacher did."""
    by_score = np.where(said.given, np.exp(said.logs), 0)
    by_score[np.arange(len(rows.picked)), rows.picked] -= 1
    return (by_score / len(rows.picked)).astype(np.float32)


def improving(said: Answers, rows: Rows) -> Floats:
    """The slope by each score of PPO's clipped aim, with some liking for chance."""
    every = np.arange(len(rows.picked))
    ratio = np.exp(said.logs[every, rows.picked] - rows.log)
    gained = rows.advantage
    clipped = ((ratio > 1 + CLIP) & (gained > 0)) | ((ratio < 1 - CLIP) & (gained < 0))
    pull = np.where(clipped, 0, -ratio * gained)
    likely = np.where(said.given, np.exp(said.logs), 0)
    logs = np.where(said.given, said.logs, 0)
    by_score = -likely * pull[:, None]
    by_score[every, rows.picked] += pull
    entropy = -(likely * logs).sum(axis=1, keepdims=True)
    by_score += ENTROPY * likely * (logs + entropy)
    return (by_score / len(every)).astype(np.float32)


def estimates(gains: Floats, ends: Bools, values: Floats, own: Bools) -> tuple[Bools, Floats]:
    """Generalised advantages of the policy's own answers, and which those are.

    What is gained while others are asked belongs to the answer before; an answer whose next one is
    not yet known is left out. `values` and `own` are one row longer: the question that is open.
    """
    found = np.zeros_like(gains)
    kept = np.full(gains.shape, False)
    running = np.zeros(gains.shape[1], np.float32)
    gathered = np.zeros_like(running)
    over = np.full(gains.shape[1], False)
    known = own[-1].copy()
    after = values[-1].copy()
    for at in range(len(gains) - 1, -1, -1):
        mine = own[at]
        gathered = gains[at] + np.where(ends[at], 0, gathered)
        over = over | ends[at]
        known = known | ends[at]
        surprise = gathered + DISCOUNT * np.where(over, 0, after) - values[at]
        surprise += DISCOUNT * LAMBDA * np.where(over, 0, running)
        found[at] = surprise
        kept[at] = mine & known
        running = np.where(mine, np.where(known, surprise, 0), running)
        after = np.where(mine, values[at], after)
        gathered = np.where(mine, 0, gathered)
        over = np.where(mine, False, over)
        known = known | mine
    rows = kept.reshape(-1)
    return rows, found.reshape(-1)[rows].astype(np.float32)


class Curve:
    """What is printed and kept, update by update."""

    def __init__(self) -> None:
        self.rows = [("update", "cpu seconds", "games", "won")]
        self._begun = time.process_time()

    def spent(self) -> float:
        return time.process_time() - self._begun

    def add(self, update: int, ended: int, won: int) -> None:
        self.rows.append((str(update), f"{self.spent():.1f}", str(ended), str(won)))
        sys.stdout.write(" ".join(self.rows[-1]) + "\n")
        sys.stdout.flush()

    def write(self, file: Path) -> None:
        with file.open("w", encoding="utf-8", newline="") as opened:
            csv.writer(opened).writerows(self.rows)


def train(asked: argparse.Namespace) -> tuple[Trainer, Curve]:
    """Follows the teacher, then plays and learns until the time is over."""
    options = {"difficulty": "beginner"} if asked.game == "last-bastion" else {}
    environment = hordekeep.env.batch(asked.game, count=asked.games, players=2, **options)
    teacher = Teacher(environment.encoding, asked.teacher, asked.seed * NEW_SEED)
    network = Network(environment.encoding, Inputs(teacher.lesson(LESSON).told), asked.seed)
    trainer = Trainer(environment, network, asked.seed)
    curve = Curve()
    while curve.spent() < asked.minutes * 60 * asked.taught:
        trainer.learn(teacher.lesson(LESSON), READ, follow=True)
    for update in range(1, asked.updates + 1):
        trainer.learn(trainer.play())
        curve.add(update, trainer.ended, trainer.won_here)
        trainer.ended = trainer.won_here = 0
        if curve.spent() > asked.minutes * 60:
            break
    return trainer, curve


def main() -> int:
    options = argparse.ArgumentParser(description="Trains a small masked policy with PPO.")
    options.add_argument("game", choices=["last-bastion", "sanctum"])
    options.add_argument("--minutes", type=float, default=4, help="of the processor")
    options.add_argument("--teacher", default=TEACHER, help="a bot, or quick")
    options.add_argument("--taught", type=float, default=TAUGHT, help="part of the time")
    options.add_argument("--updates", type=int, default=1_000_000)
    options.add_argument("--games", type=int, default=GAMES, help="side by side")
    options.add_argument("--judged", type=int, default=JUDGED, help="games with new seeds")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--curve", type=Path)
    asked = options.parse_args()
    trainer, curve = train(asked)
    if asked.curve is not None:
        curve.write(asked.curve)
    won = trainer.won(asked.judged)
    quick = Teacher(trainer.environment.encoding, "quick", JUDGING).won(asked.judged)
    sys.stdout.write(f"won {won}, quick {quick}, of {asked.judged} games\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
