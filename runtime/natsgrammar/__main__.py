"""`python -m natsgrammar`: the command `natsgrammar`."""

from importlib.metadata import entry_points

if __name__ == "__main__":
    (command,) = entry_points(group="console_scripts", name="natsgrammar")
    command.load()()
