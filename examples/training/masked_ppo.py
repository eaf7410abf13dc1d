"""Trains a small masked policy with PPO, in numpy alone, on batches of games.

    python examples/training/masked_ppo.py sanctum --minutes 20 --seed 1 --curve sanctum-1.csv

In Sanctum the policy holds the first seat against random players; in Last Bastion it holds every
seat. What it learns is a weight for each factor of an action (its verb and its things), so that
actions which share a thing share what was learnt about it.
"""

import argparse
import csv
import sys
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import hordekeep.env
from hordekeep.env.batches import BatchEnv

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

HIDDEN = 64
GAMES = 64
LENGTH = 64
EPOCHS = 3
MINIBATCH = 512
CLIP = 0.2
DISCOUNT = 0.999
LAMBDA = 0.95
RATE = 1e-3
ENTROPY = 0.01
MASKED = np.float32(-1e9)


class Answers(NamedTuple):
    """What a policy says to some questions: log-probabilities of all legal numbers, and a value."""

    logs: Floats
    value: Floats
    hidden: Floats
    factors: Ints
    given: NDArray[np.bool_]


class Policy:
    """One hidden layer; a score for each factor of an action, and a value."""

    def __init__(self, environment: BatchEnv, seed: int) -> None:
        encoding = environment.encoding
        count, rows = encoding.codebook.factors()
        self.widest = max(len(row) for row in rows)
        self.factors = np.full((len(rows) + 1, self.widest), count, np.int64)  # the last: nothing
        for number, row in enumerate(rows):
            self.factors[number, : len(row)] = row
        chance = np.random.default_rng(seed)
        size = encoding.observer.size
        self.weights: dict[str, Floats] = {
            "inner": (chance.normal(size=(size, HIDDEN)) / np.sqrt(size)).astype(np.float32),
            "bias": np.zeros(HIDDEN, np.float32),
            "score": np.zeros((count + 1, HIDDEN), np.float32),
            "liking": np.zeros(count + 1, np.float32),
            "value": np.zeros(HIDDEN, np.float32),
            "level": np.zeros(1, np.float32),
        }
        self._first = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self._second = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self._updates = 0

    def answer(self, told: Floats, legal: NDArray[np.int32]) -> Answers:
        """The policy's answers; `legal` may be cut to the longest list of numbers."""
        w = self.weights
        hidden = np.tanh(told @ w["inner"] + w["bias"])
        factors = self.factors[legal]
        scores = np.einsum("nkfh,nh->nk", w["score"][factors], hidden, optimize=True)
        scores += w["liking"][factors].sum(axis=2)
        given = legal >= 0
        scores = np.where(given, scores, MASKED)
        scores -= scores.max(axis=1, keepdims=True)
        logs = scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))
        value = hidden @ w["value"] + w["level"][0]
        return Answers(logs.astype(np.float32), value, hidden, factors, given)

    def learn(self, told: Floats, said: Answers, by_log: Floats, by_value: Floats) -> None:
        """One step of Adam along the gradients by the scores and by the value."""
        w = self.weights
        slopes = {name: np.zeros_like(one) for name, one in w.items()}
        for place in range(self.widest):
            at = said.factors[:, :, place]
            spread = by_log[:, :, None] * said.hidden[:, None, :]
            np.add.at(slopes["score"], at, spread)
            np.add.at(slopes["liking"], at, by_log)
        summed = w["score"][said.factors].sum(axis=2)
        by_hidden = np.einsum("nk,nkh->nh", by_log, summed, optimize=True)
        by_hidden += by_value[:, None] * w["value"]
        by_inner = by_hidden * (1 - said.hidden**2)
        slopes["inner"] = told.T @ by_inner
        slopes["bias"] = by_inner.sum(axis=0)
        slopes["value"] = said.hidden.T @ by_value
        slopes["level"][0] = by_value.sum()
        self._step(slopes)

    def _step(self, slopes: dict[str, Floats]) -> None:
        self._updates += 1
        for name, slope in slopes.items():
            first, second = self._first[name], self._second[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            steady = first / (1 - 0.9**self._updates)
            scale = np.sqrt(second / (1 - 0.999**self._updates)) + 1e-8
            self.weights[name] -= RATE * steady / scale


class Rollout(NamedTuple):
    """What happened in `LENGTH` answers of each game, and how it was rewarded."""

    told: Floats
    legal: NDArray[np.int32]
    picked: Ints
    log: Floats
    advantage: Floats
    aim: Floats


class Trainer:
    """Plays and learns by turns."""

    def __init__(self, game: str, seed: int, games: int) -> None:
        self.together = game == "last-bastion"
        options = {"difficulty": "beginner"} if self.together else {}
        self.environment = hordekeep.env.batch(game, count=games, players=2, **options)
        self.environment.reset(seed)
        self.policy = Policy(self.environment, seed)
        self.chance = np.random.default_rng(seed)
        self.ended = self.won = 0

    def told(self) -> Floats:
        return self.environment.observations.astype(np.float32) / np.float32(16)

    def legal(self) -> NDArray[np.int32]:
        longest = int((self.environment.legal >= 0).sum(axis=1).max())
        return self.environment.legal[:, :longest].copy()

    def pick(self, logs: Floats) -> Ints:
        noise = self.chance.gumbel(size=logs.shape)
        picked: Ints = (logs + noise).argmax(axis=1)
        return picked

    def advance(self, mine: NDArray[np.bool_], picked: Ints) -> tuple[Floats, NDArray[np.bool_]]:
        """Answers everywhere; returns what the policy gained, and where games ended."""
        environment = self.environment
        numbers = environment.random_legal(self.chance)
        chosen = environment.legal[np.arange(environment.count), picked]
        environment.step(np.where(mine, chosen, numbers))
        ends = environment.ends > 0
        gained = environment.rewards[:, 0].copy()
        self.ended += int(ends.sum())
        self.won += int((gained >= 1).sum())
        return gained, ends

    def play(self) -> Rollout:
        """Plays until every game has `LENGTH` answers of the policy, or of whoever holds it."""
        count = self.environment.count
        parts: list[tuple[Floats, NDArray[np.int32], Ints, Floats, Floats]] = []
        gains, ends, own = [], [], []
        for _ in range(LENGTH):
            told, legal = self.told(), self.legal()
            said = self.policy.answer(told, legal)
            picked = self.pick(said.logs)
            mine = np.full(count, True) if self.together else self.environment.seats == 0
            log = said.logs[np.arange(count), picked]
            parts.append((told, legal, picked, log, said.value))
            gained, ended = self.advance(mine, picked)
            gains.append(gained)
            ends.append(ended)
            own.append(mine)
        last = self.policy.answer(self.told(), self.legal()).value
        values = np.stack([part[4] for part in parts] + [last])
        advantage = estimates(np.stack(gains), np.stack(ends), values)
        return gathered(parts, advantage, np.stack(own))

    def learn(self, rollout: Rollout) -> None:
        """Several passes over what was played."""
        for _ in range(EPOCHS):
            order = self.chance.permutation(len(rollout.picked))
            for start in range(0, len(order), MINIBATCH):
                self._learn_from(rollout, order[start : start + MINIBATCH])

    def _learn_from(self, rollout: Rollout, rows: Ints) -> None:
        told, legal, picked = rollout.told[rows], rollout.legal[rows], rollout.picked[rows]
        legal = legal[:, : max(int((legal >= 0).sum(axis=1).max()), 1)]
        said = self.policy.answer(told, legal)
        every = np.arange(len(rows))
        ratio = np.exp(said.logs[every, picked] - rollout.log[rows])
        advantage = rollout.advantage[rows]
        clipped = ((ratio > 1 + CLIP) & (advantage > 0)) | ((ratio < 1 - CLIP) & (advantage < 0))
        pull = np.where(clipped, 0, -ratio * advantage) / len(rows)
        likely = np.where(said.given, np.exp(said.logs), 0)
        by_log = -likely * pull[:, None]
        by_log[every, picked] += pull
        entropy = -(likely * np.where(said.given, said.logs, 0)).sum(axis=1, keepdims=True)
        spread = likely * (np.where(said.given, said.logs, 0) + entropy)
        by_log += ENTROPY * spread / len(rows)
        by_value = (said.value - rollout.aim[rows]) / len(rows)
        self.policy.learn(told, said, by_log.astype(np.float32), by_value.astype(np.float32))


def estimates(gains: Floats, ends: NDArray[np.bool_], values: Floats) -> Floats:
    """Generalised advantages, by answer and game."""
    found = np.zeros_like(gains)
    running = np.zeros(gains.shape[1], np.float32)
    for at in range(len(gains) - 1, -1, -1):
        goes_on = 1.0 - ends[at]
        surprise = gains[at] + DISCOUNT * goes_on * values[at + 1] - values[at]
        running = surprise + DISCOUNT * LAMBDA * goes_on * running
        found[at] = running
    return found


def gathered(
    parts: list[tuple[Floats, NDArray[np.int32], Ints, Floats, Floats]],
    advantage: Floats,
    own: NDArray[np.bool_],
) -> Rollout:
    """One row for each answer of the policy's own."""
    widest = max(part[1].shape[1] for part in parts)
    legal = [
        np.pad(part[1], ((0, 0), (0, widest - part[1].shape[1])), constant_values=-1)
        for part in parts
    ]
    rows = own.reshape(-1)
    values = np.stack([part[4] for part in parts])
    aim = (advantage + values).reshape(-1)[rows]
    gained = advantage.reshape(-1)[rows]
    gained = (gained - gained.mean()) / (gained.std() + 1e-6)
    return Rollout(
        told=np.concatenate([part[0] for part in parts])[rows],
        legal=np.concatenate(legal)[rows],
        picked=np.concatenate([part[2] for part in parts])[rows],
        log=np.concatenate([part[3] for part in parts])[rows],
        advantage=gained,
        aim=aim,
    )


def main() -> int:
    asked = argparse.ArgumentParser(description="Trains a small masked policy with PPO.")
    asked.add_argument("game", choices=["last-bastion", "sanctum"])
    asked.add_argument("--minutes", type=float, default=20)
    asked.add_argument("--updates", type=int, default=1_000_000)
    asked.add_argument("--games", type=int, default=GAMES)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--curve", type=Path)
    said = asked.parse_args()
    trainer = Trainer(said.game, said.seed, said.games)
    rows = [("update", "seconds", "games", "won")]
    begun = time.monotonic()
    for update in range(1, said.updates + 1):
        trainer.learn(trainer.play())
        spent = time.monotonic() - begun
        rows.append((str(update), f"{spent:.1f}", str(trainer.ended), str(trainer.won)))
        sys.stdout.write(" ".join(rows[-1]) + "\n")
        trainer.ended = trainer.won = 0
        if spent > said.minutes * 60:
            break
    if said.curve is not None:
        with said.curve.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file).writerows(rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
