"""The files to deploy with say what the server understands, and give away no more than it needs.

No container is started here: they are checked by their words. The same programs run as plain
processes in `tests/server`.
"""

import re
import shlex
from configparser import RawConfigParser
from pathlib import Path
from typing import Any

import yaml

from hordekeep.cli.commands.serve import serve_command
from hordekeep.server.http.addresses import Address
from hordekeep.server.http.routes import ENDPOINTS

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PATHS = {one.path for one in ENDPOINTS}


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def check_options(arguments: list[str]) -> None:
    """Raises if `hordekeep serve` does not take these."""
    known = {name for option in serve_command.params for name in option.opts}
    used = {word for word in arguments if word.startswith("--")}
    assert used <= known
    serve_command.make_context("serve", [*arguments], resilient_parsing=True)


def test_the_image_is_no_ones_root() -> None:
    """Its last stage runs as somebody, asks its own health, and installs by the lock."""
    last = text("Containerfile").rpartition("\nFROM ")[2]
    assert re.search(r"^USER 10001:10001$", last, re.MULTILINE)
    assert "--require-hashes -r /tmp/requirements.lock" in last
    health = re.search(r"HEALTHCHECK[^\[]*(\[.*\])", last)
    assert health is not None
    assert re.findall(r"127\.0\.0\.1:8484(/[\w/]+)", health[1]) == ["/api/health"]
    assert "/api/health" in PATHS
    entry = re.search(r'ENTRYPOINT \["hordekeep", "serve", (.*)\]', last)
    assert entry is not None
    check_options(shlex.split(entry[1].replace(",", " ")))
    for copied in re.findall(r"^COPY (?!--from)(.+) \S+$", text("Containerfile"), re.MULTILINE):
        assert [one for one in copied.split() if not (ROOT / one).exists()] == []


def test_two_servers_share_a_database() -> None:
    """Read-only, without rights, behind the proxy that they believe; only that one is open."""
    said: dict[str, Any] = yaml.safe_load(text("compose.yaml"))
    services = said["services"]
    servers = [services[name] for name in ("server-1", "server-2")]
    for server in servers:
        assert server["read_only"] is True
        assert server["cap_drop"] == ["ALL"]
        assert server["security_opt"] == ["no-new-privileges:true"]
        assert server["environment"]["HORDEKEEP_STORE"].endswith("@database/hordekeep")
        assert int(server["stop_grace_period"].removesuffix("s")) > 5
        assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).is_file()
        check_options(
            [word.replace("${HORDEKEEP_HOST:?}", "a.example") for word in server["command"]]
        )
        proxy = server["command"][server["command"].index("--proxy") + 1]
        assert proxy == said["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert [name for name, one in services.items() if "ports" in one] == ["caddy"]
    volumes = [
        one.partition(":")[0] for service in services.values() for one in service.get("volumes", [])
    ]
    assert {one for one in volumes if not one.startswith(".")} == set(said["volumes"])
    assert all((DEPLOY / one).exists() for one in volumes if one.startswith("."))
    upstreams = re.findall(r"([\w-]+):8484", text("Caddyfile"))
    assert upstreams == ["server-1", "server-2"]
    assert re.findall(r"health_uri (\S+)", text("Caddyfile")) == ["/api/health"]


def test_the_proxy_asks_for_health_by_a_name_that_the_servers_go_by() -> None:
    """Caddy says the upstream's name unless told otherwise, and would be refused (`wrong-host`)."""
    said = yaml.safe_load(text("compose.yaml"))["services"]["server-1"]["command"]
    public_url = said[said.index("--public-url") + 1].replace("${HORDEKEEP_HOST:?}", "a.example")
    server = Address("0.0.0.0", 8484, public_url)  # noqa: S104 - as the image's entry point has it
    assert not server.goes_by("server-1:8484")
    asked = re.findall(r"health_headers \{\s+Host (\S+)\s+\}", text("Caddyfile"))
    assert [one.replace("{$HORDEKEEP_HOST}", "a.example") for one in asked] == ["a.example"]
    assert server.goes_by("a.example")


def test_the_unit_is_locked_up() -> None:
    unit = RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # names keep their capitals
    unit.read_string(text("hordekeep.service"))
    service = unit["Service"]
    program, command, *arguments = shlex.split(service["ExecStart"])
    assert (Path(program).name, command) == ("hordekeep", "serve")
    check_options(arguments)
    assert service["ExecReload"] == "/bin/kill -HUP $MAINPID"
    assert int(service["TimeoutStopSec"]) > 5
    for name in ("NoNewPrivileges", "DynamicUser", "ProtectHome", "PrivateTmp", "PrivateDevices"):
        assert service[name] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert service["CapabilityBoundingSet"] == ""
