"""`python -m natsgrammar_gen` is the command `natsgrammar`."""

from natsgrammar_gen.cli import main

main()
