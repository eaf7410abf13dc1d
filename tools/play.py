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

from hordekeep.cli.commands.serve import LOCAL, PORT

PORTS_TRIED: Final = 20
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
    if os.name != "nt":
        os.execv(command[0], command)  # noqa: S606 - Ctrl-C and signals go to the server itself
    return subprocess.run(command, check=False).returncode


def point_at(url: str) -> int:
    print(f"Hordekeep is running already: {url}")
    if has_desktop():
        webbrowser.open(url)
    return 0


if __name__ == "__main__":
    sys.exit(main())
