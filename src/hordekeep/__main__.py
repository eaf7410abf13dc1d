"""`python -m hordekeep` is the command `hordekeep`."""

from hordekeep.cli.main import main

main()
