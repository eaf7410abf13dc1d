"""A bot on a seat over the network: `python3 examples/bots/seat.py LINK`, with the link of a seat.

It sits down with a token of its own, waits for its decisions and answers at random (docs/api.md).
"""

import json
import random
import secrets
import sys
import urllib.request

page, _, secret = sys.argv[1].partition("#")
table = page.replace("/t/", "/api/tables/")


def call(path: str, token: str = "", body: object = None) -> dict:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(f"{table}/{path}", data, headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


new = secrets.token_hex
token = call("sit", body={"id": new(8), "name": "Seat", "salt": new(16), "secret": secret})["token"]
version = 0
while True:
    told = call(f"state?version={version}&wait=20", token)
    version = told["version"]
    state = next((one for one in told["messages"] if one["type"] == "state"), None)
    if state and state["result"]:
        break
    for asked in state["decisions"] if state else []:
        action = random.choice(asked["actions"])["text"]
        said = {"type": "answer", "id": new(8), "seat": asked["seat"]}
        call("say", token, {**said, "decision": asked["number"], "action": action})
print("the game is over:", state["result"]["reason"])
