"""The grammars of clients say what the clients' own code says: each name is put to it, and no disagreement is left."""

from __future__ import annotations

import asyncio
import importlib.metadata
import json
import os
import re
import shutil
import subprocess
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from nats.aio.client import Client, ServerVersion
from nats.aio.subscription import Subscription
from nats.errors import Error
from nats.js import JetStreamContext
from nats.js.kv import KeyValue
from nats.micro.service import Service, ServiceConfig

from natsgrammar_spark.session.java import JavaNotFound, java_home
from tests.support.depth import Some
from tests.support.probe_names import disagreements, grammar_of, names


class Sent(Exception):
    """The client would write to the connection now: it has accepted the name."""


async def _sent(*_: Any, **__: Any) -> Any:
    raise Sent


class Unconnected(Client):
    """nats.py as it is, up to the point where it writes."""

    _send_publish = _request_new_style = _sent

    async def _send_subscribe(self, sub: Subscription) -> None:
        if sub.subject != "$SRV.PING":  # all services listen there, before they use their names
            raise Sent

    @property
    def is_connected(self) -> bool:
        return True

    @property
    def connected_server_version(self) -> ServerVersion:
        return ServerVersion("2.15.3")


class Writing(Client):
    """nats.py as it is, up to the socket: what it would write is kept."""

    written = b""

    async def _send_command(self, cmd: bytes, priority: bool = False) -> None:  # noqa: ARG002 (of the client)
        self.written += cmd


async def header(name: str, value: str) -> Any:
    """Raises Sent if the header is written just so."""
    client = Writing()
    await client._send_publish("a", "", b".", 1, {name: value})
    if f"\r\n{name}: {value}\r\n\r\n.".encode() in client.written:
        raise Sent
    raise ValueError


def python_asks() -> dict[str, Callable[[str], Awaitable[Any]]]:
    client = Unconnected()
    js = JetStreamContext(client)
    bucket = KeyValue("b", "KV_b", "$KV.b.", js, direct=False)
    service = Service(client, ServiceConfig("s", "1.0.0"))
    return {
        "subject_publish": client.publish,
        "subject_subscribe": client.subscribe,
        "reply_to": lambda name: client.publish("a", reply=name),
        "queue_name": lambda name: client.subscribe("a", queue=name),
        "stream_name": lambda name: js.add_stream(name=name, subjects=["a"]),
        "consumer_name": lambda name: js.add_consumer("s", name=name),
        "durable_name": lambda name: js.add_consumer("s", durable_name=name),
        "kv_bucket_name": lambda name: js.create_key_value(bucket=name),
        "kv_key_name": lambda name: bucket.put(name, b""),
        "obj_bucket_name": js.create_object_store,
        "header_name": lambda name: header(name, "v"),
        "header_value": lambda value: header("k", value),
        "service_name": lambda name: Service(client, ServiceConfig(name, "1.0.0")).start(),
        "service_version": lambda name: Service(client, ServiceConfig("s", name)).start(),
        "service_endpoint": lambda name: service.add_endpoint(name=name, subject="a", handler=_sent),
        "service_subject": lambda name: service.add_endpoint(name="e", subject=name, handler=_sent),
        "service_group": lambda name: service.add_group(name=name).add_endpoint(name="e", handler=_sent),
        "service_queue": lambda name: service.add_endpoint(name="e", queue_group=name, handler=_sent),
    }


# Where the empty text means "none", it is no name, though the call goes through.
OPTIONAL = {"reply_to", "queue_name", "consumer_name", "durable_name", "service_subject", "service_queue"}


@pytest.mark.parametrize("rule", python_asks())
def test_nats_py_accepts_what_its_rules_accept(rule: str, some: Some) -> None:
    """The release that is installed; `pip install --target DIR nats-py==2.14.0` and DIR in PYTHONPATH asks that one."""
    grammar = grammar_of("nats-py", importlib.metadata.version("nats-py"))
    chosen = some(names(rule), 300)

    async def verdicts() -> dict[str, bool]:
        ask = python_asks()[rule]
        return {name: await accepts(ask, name) and not (rule in OPTIONAL and not name) for name in chosen}

    async def accepts(ask: Callable[[str], Awaitable[Any]], name: str) -> bool:
        try:
            await ask(name)
        except Sent:
            return True
        except (Error, ValueError):
            return False
        raise AssertionError(f"`{name}` was neither sent nor rejected")

    assert disagreements(grammar, rule, chosen, asyncio.run(verdicts())) == {}


JAVA = """
import io.nats.client.impl.Headers;
import io.nats.client.support.Validator;
import io.nats.service.*;
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.function.Consumer;

class Ask {
    static void same(String asked, String got) {
        if (!asked.equals(got)) throw new IllegalArgumentException(asked);
    }

    public static void main(String[] none) throws IOException {
        Map<String, Consumer<String>> rules = new HashMap<>();
        rules.put("subject_publish", s -> Validator.validateSubjectTerm(s, "Subject", true));
        rules.put("subject_subscribe", s -> Validator.validateSubjectTerm(s, "Subject", true));
        rules.put("subject_strict", s -> Validator.validateSubjectTermStrict(s, "", true));
        rules.put("reply_to", s -> Validator.validateReplyTo(s, true));
        rules.put("queue_name", s -> Validator.validateQueueName(s, true));
        rules.put("stream_name", s -> Validator.validateStreamName(s, true));
        rules.put("consumer_name", s -> Validator.validateConsumerName(s, true));
        rules.put("durable_name", s -> Validator.validateDurable(s, true));
        rules.put("domain", s -> Validator.validatePrefixOrDomain(s, "Domain", true));
        rules.put("kv_bucket_name", s -> Validator.validateBucketName(s, true));
        rules.put("kv_key_name", s -> Validator.validateNonWildcardKvKeyRequired(s));
        rules.put("kv_search_key", s -> Validator.validateKvKeyWildcardAllowedRequired(s));
        rules.put("obj_bucket_name", s -> Validator.validateBucketName(s, true));
        rules.put("header_name", s -> new Headers().put(s, "v"));
        rules.put("header_value", s -> new Headers().put("k", s));
        rules.put("service_name", s -> Service.builder().name(s));
        rules.put("service_version", s -> Service.builder().version(s));
        rules.put("service_endpoint", s -> new Endpoint(s));
        rules.put("service_subject", s -> same(s, new Endpoint("a", s).getSubject()));
        rules.put("service_group", s -> same(s, new Group(s).getSubject()));
        rules.put("service_queue", s -> same(s, new Endpoint("a", "a", s, null).getQueueGroup()));
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in));
        for (String line; (line = lines.readLine()) != null; ) {
            String[] parts = line.split(" ", -1);
            byte[] name = HexFormat.of().parseHex(parts[1]);
            try {
                rules.get(parts[0]).accept(new String(name, StandardCharsets.UTF_8));
                System.out.println("yes");
            } catch (IllegalArgumentException rejected) {
                System.out.println("no");
            }
        }
    }
}
"""
JAVA_RULES = re.findall(r'rules.put\("(\w+)"', JAVA)


def java_says(folder: Path, version: str, questions: Iterable[tuple[str, str]], code: str = JAVA) -> list[str]:
    """A line for each rule and name, from the jar of this version, where Maven keeps it."""
    jar = Path.home() / f".m2/repository/io/nats/jnats/{version}/jnats-{version}.jar"
    if not jar.is_file():
        pytest.skip(f"no jar: mvn dependency:get -Dartifact=io.nats:jnats:{version} -Dtransitive=false")
    try:
        java = java_home() / "bin" / "java"
    except JavaNotFound as error:
        pytest.skip(str(error))
    source = folder / "Ask.java"
    source.write_text(code, encoding="utf-8")
    lines = "".join(f"{rule} {name.encode().hex()}\n" for rule, name in questions)
    run = subprocess.run([java, "-cp", jar, source], input=lines, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


@pytest.mark.nightly
def test_nats_java_accepts_what_its_rules_accept(tmp_path: Path) -> None:
    grammar = grammar_of("nats-java", "2.26.2")
    questions = [(rule, name) for rule in JAVA_RULES for name in names(rule)]
    lines = java_says(tmp_path, grammar.edition, questions)
    message = dict(zip(questions, (line == "yes" for line in lines), strict=True))
    for rule in JAVA_RULES:
        answers = {name: message[rule, name] for name in names(rule)}
        assert disagreements(grammar, rule, names(rule), answers) == {}, rule


# The client's inner functions in its packages of today, and in the one package that came before.
NODE_PACKAGES = """
const {headers} = require("@nats-io/nats-core");
const {NatsConnectionImpl} = require("@nats-io/nats-core/internal");
const {validateStreamName} = require("@nats-io/jetstream/internal");
const {dirname, join} = require("path");
const inner = (name, file) => require(join(dirname(require.resolve(`@nats-io/${name}/internal`)), file));
const kv = inner("kv", "kv.js"), services = inner("services", "service.js");
"""
NODE_PACKAGE = """
const {dirname, join} = require("path");
const inner = (file) => require(join(dirname(require.resolve("nats")), "lib", file));
const {headers} = require("nats");
const {NatsConnectionImpl} = inner("nats-base-client/nats.js");
const {validateStreamName} = inner("jetstream/jsutil.js");
const kv = inner("jetstream/kv.js"), services = inner("nats-base-client/service.js");
"""
NODE = """
const unchanged = (value) => { const h = headers(); h.append("k", value); if (h.get("k") !== value) throw "changed"; };
const open = {isClosed: () => false, isDraining: () => false, protocol: {}};
const check = (s) => NatsConnectionImpl.prototype._check.call(open, s, false, false);
// A connection as it is, up to the point where it writes.
const nc = Object.assign(Object.create(NatsConnectionImpl.prototype), open);
Object.assign(nc, {isClosed: () => false, closed: () => new Promise(() => {}), protocol: {subscribe: () => {}}});
const some = (name) => { if (!name) throw new Error("none"); return name; };
const service = (config) => new services.ServiceImpl(nc, {name: "s", version: "1.0.0", ...config});
const handler = () => {};
const rules = {
  service_name: (name) => service({name}), service_version: (version) => service({version}),
  service_queue: (queue) => service({queue: some(queue)}),
  service_endpoint: (name) => service().addEndpoint(name, {handler, subject: "a"}),
  service_subject: (subject) => service().addEndpoint("e", {handler, subject: some(subject)}),
  service_group: (name) => service().addGroup(name).addEndpoint("e", {handler}),
  subject_publish: check, subject_subscribe: check, reply_to: check, stream_name: validateStreamName,
  kv_bucket_name: kv.validateBucket, kv_key_name: kv.validateKey, kv_search_key: kv.validateSearchKey,
  header_name: (name) => headers().append(name, "v"), header_value: (value) => unchanged(value),
};
const answers = {};
for (const [rule, names] of Object.entries(JSON.parse(require("fs").readFileSync(0)))) {
  answers[rule] = names.map((name) => { try { rules[rule](name); return true; } catch { return false; } });
}
console.log(JSON.stringify(answers));
"""


def node_client() -> tuple[str, str, str]:
    """The folder of nats.js, its version, and the code that loads it.

    Needs node, and NATS_JS: a folder where `npm install @nats-io/kv @nats-io/services` or `npm install nats` ran.
    """
    folder = os.environ.get("NATS_JS")
    if not folder or not shutil.which("node"):
        pytest.skip("NATS_JS does not name a folder in which `npm install @nats-io/kv` has run, or there is no node")
    modules = Path(folder) / "node_modules"
    package, packages = ("nats", NODE_PACKAGE) if (modules / "nats").is_dir() else ("@nats-io/kv", NODE_PACKAGES)
    return folder, json.loads((modules / package / "package.json").read_text())["version"], packages


def node_says(questions: dict[str, list[str]], code: str = NODE) -> dict[str, list[Any]]:
    """What nats.js answers for each rule and name."""
    folder, _, packages = node_client()
    line = ["node", "-e", packages + code]
    run = subprocess.run(line, input=json.dumps(questions), capture_output=True, text=True, check=False, cwd=folder)
    assert run.returncode == 0, run.stderr
    answers: dict[str, list[Any]] = json.loads(run.stdout)
    return answers


def test_nats_js_accepts_what_its_rules_accept() -> None:
    grammar = grammar_of("nats-js", node_client()[1])
    rules = re.findall(r"(\w+): (?:check|validate|kv|\(\w+\) =>)", NODE)
    rules = [rule for rule in rules if rule in grammar.definitions]
    for rule, message in node_says({rule: names(rule) for rule in rules}).items():
        assert disagreements(grammar, rule, names(rule), dict(zip(names(rule), message, strict=True))) == {}, rule
