// Asks Node's engine and packages what they say of the cases on standard input; prints [rule, name or "", verdict or error] for
// each disagreement. Arguments: the folder of the packages, then u, v, ajv or asyncapi.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const [folder, program] = process.argv.slice(2);
const require = createRequire(`${folder}/`);

const programs = {
  u: ({ patterns }) => {
    const compiled = patterns.map((pattern) => new RegExp(pattern, "u"));
    return (name) => compiled.every((one) => one.test(name));
  },
  v: ({ patterns }) => {
    const compiled = patterns.map((pattern) => new RegExp(pattern, "v"));
    return (name) => compiled.every((one) => one.test(name));
  },
  ajv: ({ schema }) => {
    const Ajv = require("ajv/dist/2020").default;
    return new Ajv({ strict: true }).compile(schema);
  },
};

const given = JSON.parse(readFileSync(0, "utf8"));
const wrong = [];
if (program === "asyncapi") {
  const { Parser } = require("@asyncapi/parser");
  for (const { rule, document, source } of given) {
    for (const { severity, message } of await new Parser().validate(document, { source })) {
      if (severity === 0) wrong.push([rule, "", message]);
    }
  }
} else {
  for (const one of given) {
    try {
      const check = programs[program](one);
      for (const { text, valid } of one.names) {
        if (check(text) !== valid) wrong.push([one.rule, text, String(!valid)]);
      }
    } catch (error) {
      wrong.push([one.rule, "", String(error)]);
    }
  }
}
console.log(JSON.stringify(wrong));
