import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { rule } from "./package/by-address.js";
import { covers, match, overlaps } from "./package/index.js";
import { kvKeyName, streamName, subjectPublish, subjectSubscribe } from "./package/nats-js.js";
import { natsSchedule } from "./package/nats-server.js";
import { tokenCodec } from "./package/safe.js";
import * as names from "./names.js";
const load = createRequire(import.meta.url);
const folder = new URL("node_modules/@nats-io", import.meta.url).pathname;
const { validateStreamName } = load(`${folder}/jetstream/lib/jsutil.js`);
const { validateKey } = load(`${folder}/kv/lib/kv.js`);
const { NatsConnectionImpl } = load(`${folder}/nats-core/lib/nats.js`);
const connection = Object.assign(Object.create(NatsConnectionImpl.prototype), { isClosed: () => false });

const rounds = 1000;

function compare(what, ...checks) {
  const pairs = readFileSync(what, "utf8").split("\n").map((line) => line.split("\t"));
  const [left, right] = [0, 1].map((at) => pairs.map((pair) => pair[at]));
  const taken = checks.map(() => []);
  for (let round = 0; round < 2 * rounds; round++) {
    checks.forEach((check, turn) => {
      const start = process.hrtime.bigint();
      for (let at = 0; check && at < left.length; at++) if (!check(left[at], right[at])) throw new Error(what + left[at]);
      taken[turn].push(Number(process.hrtime.bigint() - start) / left.length);
    });
  }
  console.log([what, ...taken.map((all) => all.sort((x, y) => x - y)[rounds / 5].toFixed(1))].join("\t"));
}

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");
const memory = () => (collect(), process.memoryUsage().heapUsed + process.memoryUsage().external);
const before = memory();
const start = process.hrtime.bigint();
natsSchedule.isValid("x");
console.log(`first use\t${process.hrtime.bigint() - start}`);
const silent = (check) => (name) => (check(name), true);
const refuses = (check) => (name) => { try { check(name); return false; } catch { return true; } };
const subject = (name) => connection._check(name, false, false);
compare("stream name", (name) => streamName.isValid(name), names.isValidStreamName, silent(validateStreamName));
compare("key", (name) => kvKeyName.isValid(name), names.isValidKvKeyName, silent(validateKey));
compare("subject to publish", (name) => subjectPublish.isValid(name), names.isValidSubjectPublish, silent(subject));
compare("subject to subscribe", (name) => subjectSubscribe.isValid(name), names.isValidSubjectSubscribe, silent(subject));
compare("refused stream name", (name) => streamName.check(name), (name) => names.streamNameError(name) >= 0, refuses(validateStreamName));
for (const kind of [" plain", " with escapes"]) {
  compare("encode" + kind, (text) => tokenCodec.encode(text), undefined, encodeURIComponent);
  compare("decode" + kind, (text) => tokenCodec.decode(text), undefined, decodeURIComponent);
}
for (const [what, check] of Object.entries({ match, covers, overlaps })) compare(what, check);
for (const address of readFileSync("addresses", "utf8").split("\n")) rule(address).isValid("x");
console.log(`memory\t${memory() - before}`);
