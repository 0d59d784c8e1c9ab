"""The command `natsgrammar`, also as `python -m natsgrammar_gen`: checks that its packages are installed, then runs."""

import sys

from natsgrammar_gen.extras import MissingExtra, require


def main() -> None:
    """Run the command line. A missing extra is one line on standard error and exit code 2."""
    try:
        require("cli")
        from natsgrammar_gen.cli import main as command

        command()
    except MissingExtra as error:
        print(f"error: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:  # while modules are imported
        sys.exit(130)


if __name__ == "__main__":
    main()
