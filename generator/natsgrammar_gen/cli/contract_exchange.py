"""`natsgrammar contract export` and `import`: contracts in the Open Data Contract Standard."""

from functools import partial
from pathlib import Path

import click

from natsgrammar_gen.cli.contract import NAME, put_beside, schema_option
from natsgrammar_gen.cli.grammars import add_until_the_end, grammar_option
from natsgrammar_gen.cli.output_file import check_free, output_options, put, seen_from
from natsgrammar_gen.cli.stdio import FilePath, report


@click.command("export")
@click.argument("contract", type=FilePath(read=True))
@click.option("--format", "form", type=click.Choice(["odcs", "asyncapi"]), default="odcs", show_default=True)
@output_options
@grammar_option
def export(contract: Path, form: str, output: Path | None, overwrite: bool) -> None:
    """Write a contract in the Open Data Contract Standard 3.2, or with its grammars as an AsyncAPI 3 document.

    Other tools check the portable patterns of the first. `natsgrammar run` takes the file unchanged, and an imported
    contract keeps everything in its original. In the second, each table is a channel; `natsgrammar import` restores
    the contract, its grammars and schemas from it.

    \b
      natsgrammar contract export orders.yaml --output orders.odcs.yaml
      natsgrammar contract export orders.yaml --format asyncapi --output asyncapi.yaml

    Exit codes: 0 written, 2 usage error or problems in the contract.
    """
    from natsgrammar_spark.contract import load
    from natsgrammar_spark.contract.exchange import export_file

    (loaded, *_) = load(str(contract), grammars=add_until_the_end)
    check_free(output, overwrite, [str(contract), *loaded.input.paths])
    if form == "asyncapi":
        from natsgrammar_gen.catalogues.export import exported
        from natsgrammar_spark.contract.write import written

        document, notes = exported(contract)
        text = written(document)
    else:
        text, notes = export_file(contract, loaded.name, partial(seen_from, output=output, here=contract.parent))
    put(text, output, overwrite)
    report(f"note: {contract}", notes)


@click.command("import")
@click.argument("contract", type=FilePath(read=True))
@click.option("--dataset", metavar="NAME", help="Which dataset, if several have checks.")
@output_options
@schema_option
@grammar_option
def import_(contract: Path, dataset: str | None, output: Path | None, overwrite: bool, schema: str | None) -> None:
    """Write a contract of the Open Data Contract Standard 3.x in the short form.

    What the short form does not have is kept in it, as the text `odcs`, so that an export writes it again.

    \b
      natsgrammar contract import orders.odcs.yaml --output orders.yaml

    Exit codes: 0 written, 2 usage error or problems in the contract.
    """
    from natsgrammar_spark.contract import load
    from natsgrammar_spark.contract.exchange import import_file

    loaded = load(str(contract), grammars=add_until_the_end)
    check_free(output, overwrite, [str(contract), *(path for each in loaded for path in each.input.paths)])
    report("note", loaded[0].notes)
    move = partial(seen_from, output=output, here=contract.parent)
    text = import_file(contract, dataset, move, schema or NAME)
    put(text, output, overwrite)
    put_beside(output, schema)
