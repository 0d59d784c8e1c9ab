"""A headless Chromium of our own, asked through the DevTools protocol over a pipe: what pages do in a browser.

Needs no package: the protocol is JSON between NUL bytes on two file descriptors.
"""

from __future__ import annotations

import base64
import fcntl
import json
import os
import shutil
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


class Page:
    """An open page: `run` evaluates JavaScript in it; `told` is everything that it wrote to the console."""

    def __init__(self, requests: int, answers: int) -> None:
        self._requests, self._answers, self._number, self._rest = requests, answers, 0, b""
        self._session = ""
        self._loaded = False
        self.reports: list[str] = []
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.ask(f"{domain}.enable")

    def ask(self, method: str, **arguments: Any) -> dict[str, Any]:
        """The result of a command of the protocol."""
        self._number += 1
        request = {"id": self._number, "method": method, "params": arguments}
        if self._session:
            request["sessionId"] = self._session
        os.write(self._requests, json.dumps(request).encode() + b"\0")
        while True:
            answer = self._next()
            if answer.get("id") == self._number:
                assert "error" not in answer, f"{method}: {answer['error']}"
                return dict(answer["result"])

    def _next(self) -> dict[str, Any]:
        while b"\0" not in self._rest:
            read = os.read(self._answers, 1 << 16)
            assert read, "Chromium has ended"
            self._rest += read
        line, _, self._rest = self._rest.partition(b"\0")
        answer: dict[str, Any] = json.loads(line)
        match answer.get("method"):
            case "Page.loadEventFired":
                self._loaded = True
            case "Runtime.exceptionThrown" | "Runtime.consoleAPICalled" | "Log.entryAdded":
                self.reports.append(json.dumps(answer["params"]))
        return answer

    def open(self, address: str, width: int = 1440, dark: bool = False) -> None:
        """Load an address in a window of that width, and wait until it has."""
        self.resize(width)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.ask("Emulation.setEmulatedMedia", features=[scheme])
        # A page remembers the scheme that it was opened in first.
        self.ask("Storage.clearDataForOrigin", origin="file://", storageTypes="local_storage")
        for step in ("about:blank", address):  # else another hash on one page would load nothing
            self._loaded = False
            self.ask("Page.navigate", url=step)
            while not self._loaded:
                self._next()

    def resize(self, width: int) -> None:
        """Make the window that wide."""
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=width < 500)

    def picture(self, width: int, height: int) -> bytes:
        """The upper part of the page, as PNG."""
        clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}
        output = self.ask("Page.captureScreenshot", format="png", clip=clip, captureBeyondViewport=True)
        return base64.b64decode(output["data"])

    def run(self, script: str) -> Any:
        """The value of an expression, as JSON; waits for a promise. The page may do what it may after a click."""
        actual = self.ask(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True, userGesture=True
        )
        assert "exceptionDetails" not in actual, actual["exceptionDetails"]
        return actual["result"].get("value")

    def press(self, key: str) -> None:
        """Press a key, as a user does: `Tab`, `Enter` or `Space`."""
        code, text = {"Tab": (9, ""), "Enter": (13, "\r"), "Space": (32, " ")}[key]
        output = {"key": text if key == "Space" else key, "code": key, "windowsVirtualKeyCode": code}
        self.ask("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", text=text, **output)
        self.ask("Input.dispatchKeyEvent", type="keyUp", **output)

    def call(self, function: str, *arguments: Any) -> Any:
        """What a function returns for arguments that JSON can say."""
        return self.run(f"({function})(...{json.dumps(arguments)})")


def program() -> str:
    """The browser here. Without one the test is skipped, or fails if NATSGRAMMAR_REQUIRE_BROWSER is set."""
    actual = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if actual is None:
        reason = f"none of {', '.join(PROGRAMS)} on PATH: the site is NOT tested"
        if os.environ.get("NATSGRAMMAR_REQUIRE_BROWSER"):
            pytest.fail(reason)
        pytest.skip(reason)
    return actual


@contextmanager
def browsing(folder: Path) -> Iterator[Page]:
    """A page of a new browser, which keeps its profile in the folder."""
    path, (commands, requests), (answers, events) = program(), os.pipe(), os.pipe()
    argv = [path, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", f"--user-data-dir={folder}"]
    # The browser reads commands from descriptor 3, and writes answers to 4; ours are first moved out of the way.
    high = [fcntl.fcntl(single, fcntl.F_DUPFD_CLOEXEC, 10) for single in (commands, events)]
    moves = [(os.POSIX_SPAWN_DUP2, high[0], 3), (os.POSIX_SPAWN_DUP2, high[1], 4)]
    silent = [(os.POSIX_SPAWN_OPEN, single, os.devnull, os.O_WRONLY, 0) for single in (1, 2)]
    process = os.posix_spawn(path, argv, os.environ, file_actions=[*moves, *silent])
    for item in (commands, events, *high):
        os.close(item)
    try:
        yield Page(requests, answers)
    finally:
        os.kill(process, signal.SIGTERM)
        os.waitpid(process, 0)
        os.close(requests)
        os.close(answers)
