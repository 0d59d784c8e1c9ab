"""What an editor offers in a contract that `contract init` wrote: asked of the language server that editors run."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from natsgrammar_gen.cli import main
from tests.support.engines import tool

pytestmark = pytest.mark.nightly
YAML = {"completion": True, "hover": True, "validate": True}  # as editors have it


class Editor:
    """A client of the Language Server Protocol with one file."""

    def __init__(self, server: subprocess.Popen[bytes], path: Path) -> None:
        self.server = server
        self.uri = path.as_uri()
        self.lines = path.read_text(encoding="utf-8").split("\n")
        self.number = 0
        self.ask("initialize", {"processId": None, "rootUri": path.parent.as_uri(), "capabilities": {}})
        self.tell("initialized", {})
        document = {"uri": self.uri, "languageId": "yaml", "version": 1, "text": "\n".join(self.lines)}
        self.tell("textDocument/didOpen", {"textDocument": document})

    def tell(self, method: str, params: dict[str, Any]) -> None:
        self._send({"jsonrpc": "2.0", "method": method, "params": params})

    def ask(self, method: str, params: dict[str, Any]) -> Any:
        self.number += 1
        self._send({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params})
        while (message := self.read()).get("id") != self.number or "method" in message:
            if "id" in message:  # it asks for the settings of the editor, which has none
                request = message.get("params", {}).get("items", [])
                result = [YAML if item.get("section") == "yaml" else {} for item in request]
                self._send({"jsonrpc": "2.0", "id": message["id"], "result": result})
        assert "error" not in message, message
        return message["result"]

    def at(self, line: int, column: int) -> dict[str, Any]:
        return {"textDocument": {"uri": self.uri}, "position": {"line": line, "character": column}}

    def change(self, line: int, text: str) -> None:
        self.lines[line] = text
        changed = {"textDocument": {"uri": self.uri, "version": self.number + 2}}
        self.tell("textDocument/didChange", {**changed, "contentChanges": [{"text": "\n".join(self.lines)}]})

    def _send(self, message: dict[str, Any]) -> None:
        body = json.dumps(message).encode()
        assert self.server.stdin is not None
        self.server.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.server.stdin.flush()

    def read(self) -> dict[str, Any]:
        assert self.server.stdout is not None
        length = 0
        while line := self.server.stdout.readline().strip():
            if line.startswith(b"Content-Length:"):
                length = int(line.split(b":")[1])
        document: dict[str, Any] = json.loads(self.server.stdout.read(length))
        return document


@contextmanager
def editor(path: Path) -> Iterator[Editor]:
    """An editor with the file open."""
    command = [*map(str, tool("yaml-language-server")), "--stdio"]
    server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        yield Editor(server, path)
    finally:
        server.kill()
        server.communicate()


@pytest.fixture
def contract(tmp_path: Path) -> Path:
    """A contract as `contract init` writes it; nothing else was run."""
    (tmp_path / "orders.csv").write_text("stream,at\n" + "ORDERS,2026-01-01T00:00:00Z\n" * 9)
    output = tmp_path / "orders.yaml"
    done = CliRunner().invoke(main, ["contract", "init", str(tmp_path / "orders.csv"), "--output", str(output)])
    assert done.exit_code == 0, done.output
    return output


def place(text: list[str], expected: str) -> int:
    return next(number for number, line in enumerate(text) if expected in line)


def test_addresses_are_completed_and_explained(contract: Path) -> None:
    with editor(contract) as entry:
        line = place(entry.lines, "rule: ")
        address = entry.lines[line].split("rule: ")[1].strip().strip('"')
        column = entry.lines[line].index("rule: ") + len("rule: ") + 2
        hover = entry.ask("textDocument/hover", entry.at(line, column))
        assert "Valid:" in json.dumps(hover), f"what {address} is"
        before = entry.lines[line].split("rule: ")[0] + "rule: "
        entry.change(line, before)
        offered = entry.ask("textDocument/completion", entry.at(line, len(before)))["items"]
        labels = {item["label"].strip('"') for item in offered}
        assert {"adr6:stream-name", "nats-docs:subject", address} <= labels
        (single,) = (item for item in offered if item["label"].strip('"') == "adr6:stream-name")
        assert 'Valid: "ORDERS".' in single["documentation"]


def test_keys_are_completed_and_wrong_ones_marked(contract: Path) -> None:
    with editor(contract) as entry:
        entry.lines.append("")
        last = len(entry.lines) - 1
        entry.change(last, "")
        keys = {item["label"] for item in entry.ask("textDocument/completion", entry.at(last, 0))["items"]}
        assert {"description", "grammars"} <= keys
        entry.change(last, "nmae: x")
        marked: list[Any] = []
        while not marked:
            message = entry.read()
            marked = message["params"]["diagnostics"] if message["method"].endswith("publishDiagnostics") else []
        assert "nmae" in json.dumps(marked)
