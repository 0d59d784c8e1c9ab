"""A file that a command writes: whole or not at all, and never over another without `--overwrite`."""

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from secrets import token_hex

import click

from natsgrammar.text import cause_of
from natsgrammar_gen.cli.names import say, with_options
from natsgrammar_gen.cli.stdio import BadInput, FilePath

output_options = with_options(
    click.option("--output", "-o", type=FilePath(), help="File to write [default: standard output]."),
    click.option("--overwrite", is_flag=True, help="Replace the file if it exists."),
)


def check_free(path: Path | None, overwrite: bool, inputs: Sequence[str] = ()) -> None:
    """Raise BadInput, before any work is done, if the file cannot be written.

    Only a regular file is replaced, and none that the command reads: `inputs` are its paths and globs.
    """
    if path is None:
        return
    if path.is_dir():
        raise BadInput(f"`{path}` is a folder: name a file in it")
    if os.path.lexists(path) and (path.is_symlink() or not path.is_file()):
        raise BadInput(f"`{path}` is not a regular file: name another, or leave `--output` out and redirect")
    if inputs and path.exists():
        from natsgrammar_spark.contract.discover import reader_of

        if reader_of(path, inputs) is not None:
            raise BadInput(f"`{path}` is an input of this command: choose another --output")
    if not path.parent.is_dir():
        raise BadInput(f"`{path.parent}` is not a folder")
    if os.path.lexists(path) and not overwrite:
        raise BadInput(f"`{path}` exists already; pass `--overwrite` to replace it")


def put(text: str, path: Path | None, overwrite: bool) -> None:
    """Write the text to the file, or to standard output. Raises BadInput."""
    if path is None:
        say(text, end="")
        return
    check_free(path, overwrite)
    spare = path.with_name(f".{path.name}.{token_hex(4)}")
    try:
        with spare.open("xb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        if overwrite:
            spare.replace(path)
        else:
            path.hardlink_to(spare)  # fails where a file has come meanwhile
    except FileExistsError:
        raise BadInput(f"`{path}` exists already; pass `--overwrite` to replace it") from None
    except OSError as error:
        raise BadInput(f"cannot write `{path}`: {cause_of(error)}") from None
    finally:
        with suppress(OSError):  # it has taken its place, or was never made
            spare.unlink()


def seen_from(path: str, output: Path | None, here: Path) -> str:
    """Return a path relative to the output's folder for one relative to `here`; addresses and absolute paths stay."""
    folder = (output or Path("-")).parent
    if not path or "://" in path or Path(path).is_absolute() or here.absolute() == folder.absolute():
        return path
    return os.path.relpath(here.absolute() / path, folder.absolute())
