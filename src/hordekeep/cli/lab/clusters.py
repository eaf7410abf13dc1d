"""Who plays for a command: processes of this machine, or a cluster."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import click

from hordekeep.cli.game_options import usage
from hordekeep.cli.localised_help import spoken
from hordekeep.lab.study.cluster import (
    ENGINE,
    WORKERS,
    ClusterLost,
    cluster_crew,
    is_installed,
)
from hordekeep.lab.study.crews import Crew, crew_of

WHY_LOST: Final = {ENGINE: "cli-lab-other-engine", WORKERS: "cli-lab-dead-workers"}


def check_cluster(cluster: str | None) -> None:
    """Refuses a cluster without its library, before anything is played."""
    if cluster is not None and not is_installed():
        raise usage("cli-lab-no-dask")


@contextmanager
def crew_for(jobs: int, cluster: str | None) -> Iterator[Crew]:
    """Those who play; a cluster that is lost is one clear refusal."""
    if cluster is None:
        with crew_of(jobs) as crew:
            yield crew
        return
    try:
        with cluster_crew(cluster, jobs, _announce) as crew:
            yield crew
    except ClusterLost as lost:
        key = WHY_LOST.get(lost.why, "cli-lab-no-cluster")
        raise click.ClickException(spoken().say(key, address=lost.address)) from lost


def _announce(link: str) -> None:
    click.echo(spoken().say("lab-dashboard", link=link), err=True)
