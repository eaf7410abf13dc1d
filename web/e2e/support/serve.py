"""`hordekeep serve` with chosen chance, so that a test always meets the same dice and bots.

The first argument is the seed, the others are those of `hordekeep serve`.
"""  # noqa: INP001 - no package

import os
import random
import sys
from functools import partial
from pathlib import Path

from hordekeep import resources
from hordekeep.cli.main import main
from hordekeep.server import running
from hordekeep.server.tables.house import House

if __name__ == "__main__":
    if "HORDEKEEP_PAGE" in os.environ:  # built elsewhere than in web/dist
        resources.web = lambda: Path(os.environ["HORDEKEEP_PAGE"])
    luck = random.Random(sys.argv.pop(1))  # noqa: S311 - chosen on purpose
    vars(running)["House"] = partial(
        House, new_luck=lambda: luck.getrandbits(63), new_secret=lambda: luck.randbytes(32)
    )
    main()
