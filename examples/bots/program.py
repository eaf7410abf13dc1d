"""A bot as a program: `hordekeep play last-bastion --bot "run:python3 examples/bots/program.py"`.

It reads a question and writes an answer, one line of JSON each; docs/bots.md says what is in them.
Nothing of Hordekeep is needed. Never print anything else: standard error is for that.
"""

import json
import random
import sys

WANTED = ("beat", "hit", "fight", "spend", "done")


def choose(question: dict) -> str:
    actions = question["actions"]
    for verb in WANTED:
        for action in actions:
            if action.split()[0] == verb:
                return action
    return random.Random(f"{question['seed']} {actions}").choice(actions)


for line in sys.stdin:
    question = json.loads(line)
    answer = {"id": question["id"], "action": choose(question)}
    print(json.dumps(answer), flush=True)
