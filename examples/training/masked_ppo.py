"""Trains a small masked policy, in numpy alone: first by a teacher's games, then with PPO.

    python examples/training/masked_ppo.py sanctum --minutes 4 --seed 1 --curve sanctum-1.csv

In Sanctum the policy holds the first seat against random players; in Last Bastion (beginner) it
holds both. For the first part of the time it does as its teacher would, a bot: in games that the
teacher plays, and in its own, where the teacher says at every question what it would do. Then it
plays batches of games and learns with PPO, rewarded for games won and, on the way, for what the
bots' evaluator says of the game. Minutes are those of the processor. At the end it plays a thousand
games with new seeds, and so does the *quick* policy, which it shall beat.
"""

import argparse
import csv
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from network import Answers, Floats, Inputs, Ints, Network, Questions, together
from numpy.typing import NDArray
from teacher import LONGEST, Rows, Teacher

import hordekeep.env
from hordekeep.env.batches import BatchEnv

Bools = NDArray[np.bool_]
Slope = Callable[[Answers, Rows], Floats]

GAMES = 128
LENGTH = 64
EPOCHS = 3
MINIBATCH = 512
CLIP = 0.2
DISCOUNT = 0.999
LAMBDA = 0.95
ENTROPY = 0.005
TAUGHT = 0.75
"""The part of the time in which the teacher is followed."""
LESSON = 64
"""Games of the teacher between two looks at them."""
ALONE = 4
"""So many lessons the teacher plays alone."""
TEACHERS = {"sanctum": "novice", "last-bastion": "greedy"}
"""Cheap ones: what they lack in strength, they make up for in lessons."""
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

    def mine(self) -> Ints:
        """The games in which the policy is asked."""
        seats = self.environment.seats
        return np.flatnonzero((seats == 0) | self.together)

    def asked(self, mine: Ints) -> Questions:
        """What is asked in these games."""
        environment = self.environment
        counts = environment.counts[mine].astype(np.int64)
        widest = counts.max(initial=0)
        given = np.arange(widest) < counts[:, None]
        return Questions(
            environment.observations[mine], environment.legal[mine, :widest][given], counts
        )

    def advance(self, mine: Ints, picked: Ints) -> None:
        """Where it is asked it answers so; everywhere else anything is answered."""
        numbers = self.environment.random_legal(self.chance)
        numbers[mine] = self.environment.legal[mine, picked]
        self.environment.step(numbers)

    def won(self, games: int) -> int:
        """How many games it wins: of each place in the batch the first ones."""
        environment = self.environment
        environment.reset(JUDGING)
        each = np.full(environment.count, games // environment.count)
        each[: games % environment.count] += 1
        ended = np.zeros(environment.count, np.int64)
        won = 0
        while (ended < each).any():
            mine = self.mine()
            self.advance(mine, self.network.likes(self.asked(mine), self.chance))
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
        count = self.environment.count
        values = np.zeros((LENGTH + 1, count), np.float32)
        own = np.full((LENGTH + 1, count), False)
        places = np.zeros((LENGTH, count), np.int64)
        parts, gains, ends = [], [], []
        worth = self.environment.worth()[:, 0]
        done = 0
        for at in range(LENGTH):
            mine = self.mine()
            asked = self.asked(mine)
            said = self.network.answer(asked)
            picked = asked.best(said.logs + self.chance.gumbel(size=len(said.logs)))
            parts.append((asked, picked, said.logs[asked.firsts + picked]))
            own[at, mine], values[at, mine] = True, said.value
            places[at, mine] = done + np.arange(len(mine))
            done += len(mine)
            self.advance(mine, picked)
            over = self.environment.ends > 0
            gained = self.environment.rewards[:, 0].copy()
            self.ended += int(over.sum())
            self.won_here += int((gained >= 1).sum())
            later = self.environment.worth()[:, 0]
            gains.append(gained - worth + np.where(over, 0, later))
            ends.append(over)
            worth = later
        mine = self.mine()
        own[-1, mine], values[-1, mine] = True, self.network.answer(self.asked(mine)).value
        kept, found = estimates(np.stack(gains), np.stack(ends), values, own)
        rows = places.reshape(-1)[kept]
        asked = together([part[0] for part in parts]).some(rows)
        picked, log = (np.concatenate([part[n] for part in parts])[rows] for n in (1, 2))
        value = values[:-1].reshape(-1)[kept]
        spread = (found - found.mean()) / (found.std() + 1e-6)
        return Rows(asked, picked, log, spread, found + value)

    def learn(self, rows: Rows, epochs: int, slope: Slope) -> None:
        """Several passes over what was played, along the slope by the scores."""
        for _ in range(epochs):
            order = self.chance.permutation(len(rows.picked))
            for start in range(0, len(order), MINIBATCH):
                part = rows.some(order[start : start + MINIBATCH])
                said = self.network.answer(part.asked)
                by_value = 0.5 * (said.value - part.aim) / len(part.aim)
                by_score = (slope(said, part) / len(part.aim)).astype(np.float32)
                self.network.learn(part.asked, said, by_score, by_value.astype(np.float32))


def following(said: Answers, rows: Rows) -> Floats:
    """The slope by each score towards doing as the teacher would."""
    by_score = np.exp(said.logs)
    by_score[rows.asked.firsts + rows.picked] -= 1
    return by_score


def improving(said: Answers, rows: Rows) -> Floats:
    """The slope by each score of PPO's clipped aim, with some liking for chance."""
    asked = rows.asked
    chosen = asked.firsts + rows.picked
    ratio = np.exp(said.logs[chosen] - rows.log)
    gained = rows.advantage
    clipped = ((ratio > 1 + CLIP) & (gained > 0)) | ((ratio < 1 - CLIP) & (gained < 0))
    pull = np.where(clipped, 0, -ratio * gained)
    likely = np.exp(said.logs)
    by_score: Floats = -likely * asked.each(pull)
    by_score[chosen] += pull
    entropy: Floats = -np.add.reduceat(likely * said.logs, asked.firsts)
    by_score += ENTROPY * likely * (said.logs + asked.each(entropy))
    return by_score


def estimates(gains: Floats, ends: Bools, values: Floats, own: Bools) -> tuple[Ints, Floats]:
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
    rows = np.flatnonzero(kept)
    return rows, found.reshape(-1)[rows].astype(np.float32)


class Curve:
    """What is printed and kept, lesson by lesson and update by update."""

    def __init__(self) -> None:
        self.rows: list[tuple[str, ...]] = [
            ("part", "cpu seconds", "games", "won", "as the teacher")
        ]
        self._begun = time.process_time()

    def spent(self) -> float:
        return time.process_time() - self._begun

    def taught(self, alike: float) -> None:
        """How often it would have done as the teacher in a lesson that it had not yet heard."""
        self._add("taught", "", "", f"{alike:.3f}")

    def played(self, games: int, won: int) -> None:
        """Games that ended in a round of play, and those that it won."""
        self._add("played", str(games), str(won), "")

    def _add(self, part: str, *found: str) -> None:
        self.rows.append((part, f"{self.spent():.1f}", *found))
        sys.stdout.write(" ".join(one for one in self.rows[-1] if one) + "\n")
        sys.stdout.flush()

    def write(self, file: Path) -> None:
        with file.open("w", encoding="utf-8", newline="") as opened:
            csv.writer(opened).writerows(self.rows)


def be_taught(trainer: Trainer, teacher: Teacher, until: float, curve: Curve) -> None:
    """Lesson by lesson, each gone through once; the first ones the teacher plays alone."""
    network = trainer.network
    number = 0
    while curve.spent() < until:
        number += 1
        rows = teacher.lesson(LESSON, network if number > ALONE else None)
        best = rows.asked.best(network.answer(rows.asked).logs)
        trainer.learn(rows, 1, following)
        curve.taught((best == rows.picked).mean())


def train(asked: argparse.Namespace) -> tuple[Trainer, Curve]:
    """Follows the teacher, then plays and learns until the time is over."""
    options = {"difficulty": "beginner"} if asked.game == "last-bastion" else {}
    environment = hordekeep.env.batch(
        asked.game, count=asked.games, players=2, most_steps=LONGEST, **options
    )
    curve = Curve()
    teacher = Teacher(
        environment.encoding, asked.teacher or TEACHERS[asked.game], asked.seed * NEW_SEED
    )
    inputs = Inputs(teacher.lesson(LESSON).asked.told)
    network = Network(environment.encoding, inputs, asked.seed)
    trainer = Trainer(environment, network, asked.seed)
    be_taught(trainer, teacher, asked.minutes * 60 * asked.taught, curve)
    while curve.spent() < asked.minutes * 60:
        trainer.learn(trainer.play(), EPOCHS, improving)
        curve.played(trainer.ended, trainer.won_here)
        trainer.ended = trainer.won_here = 0
    return trainer, curve


def main() -> int:
    options = argparse.ArgumentParser(description="Trains a small masked policy with PPO.")
    options.add_argument("game", choices=["last-bastion", "sanctum"])
    options.add_argument("--minutes", type=float, default=4, help="of the processor")
    options.add_argument("--teacher", help="a bot, or quick")
    options.add_argument("--taught", type=float, default=TAUGHT, help="part of the time")
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
