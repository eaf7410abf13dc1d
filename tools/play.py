"""Serves the table in the browser: on the usual port, or the next free one."""

import json
import os
import socket
import subprocess
import sys
import urllib.request
import webbrowser
from pathlib import Path
from typing import Final

from tools import engine

from hordekeep.cli.commands.serve import LOCAL, PORT

PORTS_TRIED: Final = 20
SAID: Final = {
    engine.BEGUN: "The engine is compiled in the background; the next start will use it.",
    engine.RUNNING: "The engine is still being compiled in the background.",
}
SAID_ONCE: Final = {
    engine.NO_COMPILER: "There is no C compiler here: all works, but bots think less far.",
    engine.FAILED: f"The engine could not be compiled, and runs as it is: see {engine.BUILDS}.",
}
HORDEKEEP: Final = Path(sys.executable).with_name("hordekeep")


def is_free(port: int) -> bool:
    with socket.socket() as probe:
        if os.name != "nt":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((LOCAL, port))
        except OSError:
            return False
        return True


def is_ours(port: int) -> bool:
    """Whether a server of Hordekeep answers there already."""
    try:
        with urllib.request.urlopen(f"http://{LOCAL}:{port}/api/server", timeout=2) as answer:
            return "protocol" in json.load(answer)
    except (OSError, ValueError):
        return False


def has_desktop() -> bool:
    return sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )


def main() -> int:
    said = sys.argv[1:]
    if any(word.startswith(("--port", "--data", "--host")) for word in said):
        return serve(said)
    for port in range(PORT, PORT + PORTS_TRIED):
        if is_free(port):
            return serve([*said, "--port", str(port)])
        if is_ours(port):
            return point_at(f"http://{LOCAL}:{port}/")
        print(f"Port {port} is taken by another program.", flush=True)
    print("No port is free here; choose one: make play ARGS='--port 9000'", file=sys.stderr)
    return 1


def serve(options: list[str]) -> int:
    command = [str(HORDEKEEP), "serve", *options, *(["--open"] if has_desktop() else [])]
    environment = with_engine(engine.Builds())
    if os.name != "nt":
        os.execve(command[0], command, environment)  # noqa: S606 - signals go to the server itself
    return subprocess.run(command, env=environment, check=False).returncode


def with_engine(builds: engine.Builds) -> dict[str, str]:
    """The environment in which the compiled engine plays, where there is one; says what is new."""
    found = engine.prepare(builds)
    if found in SAID or (found in SAID_ONCE and builds.say_once(found)):
        print({**SAID, **SAID_ONCE}[found], flush=True)
    if found != engine.READY:
        return dict(os.environ)
    paths = [str(builds.current), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(one for one in paths if one)}


def point_at(url: str) -> int:
    print(f"Hordekeep is running already: {url}")
    if has_desktop():
        webbrowser.open(url)
    return 0


if __name__ == "__main__":
    sys.exit(main())
