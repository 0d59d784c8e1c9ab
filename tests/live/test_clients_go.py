"""The grammars of nats.go and jsm.go say what their own code says: each name is put to it, linked to a real server."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.support.depth import Some
from tests.support.nats_wire import Server
from tests.support.probe_names import disagreements, grammar_of, names

MAIN = """
package main

import (
    "bufio"
    "encoding/hex"
    "fmt"
    "os"
    "strings"
%s
)

// What a line asks: whether the rule takes the name, which is in hexadecimal.
func main() {
    nc, err := nats.Connect(os.Args[1], nats.ErrorHandler(func(*nats.Conn, *nats.Subscription, error) {}))
    if err != nil {
        panic(err)
    }
    takes := rules(nc)
    lines := bufio.NewScanner(os.Stdin)
    for lines.Scan() {
        rule, text, _ := strings.Cut(lines.Text(), " ")
        name, _ := hex.DecodeString(text)
        fmt.Println(takes[rule](string(name)))
    }
}
"""

NATS_GO = """
func rules(nc *nats.Conn) map[string]func(string) bool {
    over := context.Background()
    js, _ := jetstream.New(nc)
    kv, err := js.CreateKeyValue(over, jetstream.KeyValueConfig{Bucket: "b"})
    services, no := micro.AddService(nc, micro.Config{Name: "s", Version: "1.0.0"})
    if err != nil || no != nil {
        panic(fmt.Sprint(err, no))
    }
    handler := micro.HandlerFunc(func(micro.Request) {})
    // Nothing can be sent any more, which is another error than a name that is rejected.
    nc.Close()
    takes := func(err error) bool {
        if err == nil {
            panic("sent")
        }
        for _, rejection := range []error{
            nats.ErrBadSubject, nats.ErrBadQueueName, micro.ErrConfigValidation,
            jetstream.ErrInvalidStreamName, jetstream.ErrStreamNameRequired, jetstream.ErrInvalidConsumerName,
            jetstream.ErrInvalidSubject, jetstream.ErrInvalidBucketName, jetstream.ErrInvalidKey,
            jetstream.ErrInvalidStoreName,
        } {
            if errors.Is(err, rejection) {
                return false
            }
        }
        return true
    }
    taken := func(_ any, err error) bool { return takes(err) }
    service := func(name, version string) bool {
        return taken(micro.AddService(nc, micro.Config{Name: name, Version: version}))
    }
    endpoint := func(group micro.Group, name string, options ...micro.EndpointOpt) bool {
        return takes(group.AddEndpoint(name, handler, options...))
    }
    consumed := func(config jetstream.ConsumerConfig) bool { return taken(js.CreateConsumer(over, "s", config)) }
    ignored := func(*nats.Msg) {}
    return map[string]func(string) bool{
        "subject_publish": func(s string) bool { return takes(nc.Publish(s, nil)) },
        "subject_subscribe": func(s string) bool { return taken(nc.Subscribe(s, ignored)) },
        "reply_to": func(s string) bool { return s != "" && takes(nc.PublishRequest("a", s, nil)) },
        "queue_name": func(s string) bool { return s != "" && taken(nc.QueueSubscribe("a", s, ignored)) },
        "filter_subject": func(s string) bool { return taken(js.StreamNameBySubject(over, s)) },
        "stream_name": func(s string) bool { return taken(js.CreateStream(over, jetstream.StreamConfig{Name: s})) },
        "consumer_name": func(s string) bool { return s != "" && consumed(jetstream.ConsumerConfig{Name: s}) },
        "durable_name": func(s string) bool { return s != "" && consumed(jetstream.ConsumerConfig{Durable: s}) },
        "kv_bucket_name": func(s string) bool {
            return taken(js.CreateKeyValue(over, jetstream.KeyValueConfig{Bucket: s}))
        },
        "kv_key_name": func(s string) bool { return taken(kv.Put(over, s, nil)) },
        "kv_search_key": func(s string) bool { return taken(kv.WatchFiltered(over, []string{s})) },
        "obj_bucket_name": func(s string) bool {
            return taken(js.CreateObjectStore(over, jetstream.ObjectStoreConfig{Bucket: s}))
        },
        "service_name": func(s string) bool { return service(s, "1.0.0") },
        "service_version": func(s string) bool { return service("s", s) },
        "service_endpoint": func(s string) bool { return endpoint(services, s, micro.WithEndpointSubject("a")) },
        "service_subject": func(s string) bool {
            return s != "" && endpoint(services, "e", micro.WithEndpointSubject(s))
        },
        "service_group": func(s string) bool { return endpoint(services.AddGroup(s), "e") },
        "service_queue": func(s string) bool {
            return s != "" && endpoint(services, "e", micro.WithEndpointQueueGroup(s))
        },
        "inbox_prefix": func(s string) bool { return nats.CustomInboxPrefix(s)(&nats.Options{}) == nil },
        "js_api_prefix": func(s string) bool {
            js, err := jetstream.NewWithAPIPrefix(nc, s)
            return err == nil && taken(js.AccountInfo(over))
        },
    }
}
"""

JSM_GO = """
func rules(nc *nats.Conn) map[string]func(string) bool {
    managed := func(option jsm.Option) bool {
        _, err := jsm.New(nc, option)
        return err == nil
    }
    consumed := func(options ...jsm.ConsumerOption) bool {
        _, err := jsm.NewConsumerConfiguration(jsm.DefaultConsumer, options...)
        return err == nil
    }
    return map[string]func(string) bool{
        "stream_name": jsm.IsValidName,
        "consumer_name": func(s string) bool { return s != "" && consumed(jsm.ConsumerName(s)) },
        "durable_name": func(s string) bool { return s != "" && consumed(jsm.DurableName(s)) },
        "domain": func(s string) bool { return s != "" && managed(jsm.WithDomain(s)) },
        "js_api_prefix": func(s string) bool { return s != "" && managed(jsm.WithAPIPrefix(s)) },
    }
}
"""

# By specification: the module, the path of its version, what the rules import, and the rules.
PROGRAMS = {
    "nats-go": ("nats.go", ["context", "errors"], ["nats.go", "nats.go/jetstream", "nats.go/micro"], NATS_GO),
    "jsm-go": ("jsm.go", [], ["nats.go", "jsm.go"], JSM_GO),
}


def built(folder: Path, spec: str, version: str) -> Path:
    """The program that asks the module in this version; the test is skipped where Go or the module is missing."""
    if not shutil.which("go"):
        pytest.skip("there is no go")
    module, standard, packages, rules = PROGRAMS[spec]
    imports = [f'    "{package}"' for package in standard] + [f'    "github.com/nats-io/{p}"' for p in packages]
    (folder / "main.go").write_text(MAIN % "\n".join(imports) + rules, encoding="utf-8")
    for command in (
        ["go", "mod", "init", "ask"],
        ["go", "get", f"github.com/nats-io/{module}@v{version}"],
        ["go", "mod", "tidy"],
    ):
        run = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        if run.returncode:
            pytest.skip(f"`{' '.join(command)}` failed: {run.stderr.strip().splitlines()[-1]}")
    run = subprocess.run(["go", "build", "-o", "ask", "."], cwd=folder, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return folder / "ask"


@pytest.mark.nightly  # builds three programs
@pytest.mark.parametrize(("spec", "version"), [("nats-go", "1.55.0"), ("jsm-go", "0.4.1"), ("jsm-go", "0.5.1")])
def test_clients_in_go(server: Server, tmp_path: Path, spec: str, version: str, some: Some) -> None:
    if server.version.startswith("2.9."):
        pytest.skip("one server will do")
    grammar = grammar_of(spec, version)
    program = built(tmp_path, spec, version)
    rules = re.findall(r'"(\w+)": (?:func|\w)', PROGRAMS[spec][-1])
    requests = {rule: some(names(rule), 1_000) for rule in rules}
    lines = "".join(f"{rule} {name.encode().hex()}\n" for rule in rules for name in requests[rule])
    url = "nats://{}:{}".format(*server.address)
    run = subprocess.run([program, url], input=lines, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    message = iter(run.stdout.splitlines())
    for rule in rules:
        answers = {name: next(message) == "true" for name in requests[rule]}
        assert disagreements(grammar, rule, requests[rule], answers) == {}, rule
