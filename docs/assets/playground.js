// Boxes that judge names while they are typed. A page says where: <div data-natsgrammar="names">, "subjects", "codecs", or
// the address of a rule. The rules are those of reference/natsgrammar.js, which `natsgrammar generate` writes.
// Texts of users reach the page as text nodes only.
(() => {
  "use strict";

  const MOST = 8192; // code units that a box takes
  const SLICE = 8; // milliseconds of work without a pause
  const REPAIRED = 1024; // characters of a name that gets a suggestion
  const EXCERPT = 32; // characters shown on each side of an error
  const SPOKEN = 700; // milliseconds after the last key until the verdict is spoken
  const COMMON = 7; // rules of a kind of name that is shown at once
  const LINES = 100; // names in one box
  const USUAL = ["stream-name", "consumer-name", "subject-publish", "kv-key-name", "kv-bucket-name", "durable-name", "subject-subscribe", "queue-name", "obj-bucket-name", "obj-object-name", "account-name", "header-name"];
  const EXAMPLES = [
    ["stream-name", "ORDERS.EU"],
    ["subject-publish", "orders..new"],
    ["consumer-name", "billing worker"],
    ["kv-key-name", "user:17"],
    ["kv-bucket-name", "my.bucket"],
    ["stream-name", "ORDERS\norders/eu\ngröße"],
  ];
  const NAMED = { "\0": "NUL", "\t": "TAB", "\n": "LF", "\f": "FF", "\r": "CR", "\x7f": "DEL", "\ufeff": "BOM" };
  const rules = new URL("../reference/natsgrammar.js", document.currentScript.src);
  const state = new URLSearchParams(location.hash.includes("=") ? location.hash.slice(1) : "");
  let ng;
  let loading;
  let saving;

  const load = () =>
    (loading ??= new Promise((loaded, failed) => {
      const script = make("script", { src: rules.href });
      script.onload = () => loaded((ng = window.natsgrammar));
      script.onerror = failed;
      document.head.append(script);
    }));

  // ---- elements ----------------------------------------------------------------------------------------------------

  function make(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (name === "onclick") element.addEventListener("click", value);
      else if (value !== false) element.setAttribute(name, value === true ? "" : value);
    }
    element.append(...children);
    return element;
  }

  /** A text that may hold line feeds, at most MOST long; Enter does not add one by mistake. */
  function field(label, rows, value, changed) {
    const input = make("textarea", { rows, spellcheck: "false", autocapitalize: "off", autocomplete: "off" });
    const note = make("p", { class: "pg-note", role: "status" });
    input.value = value;
    const take = (text) => {
      if (text.length > MOST) {
        note.textContent = `${text.length.toLocaleString("en")} characters: only the first ${MOST.toLocaleString("en")} fit`;
      } else note.textContent = "";
      return text.slice(0, MOST);
    };
    input.addEventListener("paste", (event) => {
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (text.length + input.value.length <= MOST) return;
      event.preventDefault();
      const { selectionStart, selectionEnd, value } = input;
      input.value = take(value.slice(0, selectionStart) + text + value.slice(selectionEnd));
      changed(input.value);
    });
    input.addEventListener("keydown", (event) => {
      if (rows === 1 && event.key === "Enter" && !event.shiftKey) event.preventDefault();
    });
    input.addEventListener("input", () => {
      const kept = take(input.value);
      if (kept !== input.value) input.value = kept;
      changed(kept);
    });
    return [input, make("div", { class: "pg-field" }, make("label", {}, make("span", {}, label), input), note)];
  }

  function choice(label, groups, value, changed) {
    const option = (it) => make("option", { value: it, selected: it === value }, it);
    const select = make("select", {}, ...Object.entries(groups).map(([group, options]) => make("optgroup", { label: group }, ...options.map(option))));
    select.addEventListener("change", () => changed(select.value));
    return [select, make("label", { class: "pg-field pg-choice" }, make("span", {}, label), select)];
  }

  /** Each character as it can be seen: by name or number where it has no shape of its own. */
  const seen = (text) => Array.from(text, (char) => (char === " " ? "␣" : NAMED[char] ? `<${NAMED[char]}>` : visible(char))).join("");
  const visible = (char) =>
    /[\p{C}\p{Z}]/u.test(char) ? `<U+${char.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}>` : char;

  /** The text around its first error, which is marked. */
  function marked(text, position) {
    const chars = [...text];
    const [start, end] = [Math.max(0, position - EXCERPT), position + 1 + EXCERPT];
    const wrong = position < chars.length ? seen(chars[position]) : text ? "end" : "empty";
    return make(
      "code",
      { class: "pg-text" },
      (start ? "…" : "") + seen(chars.slice(start, position).join("")),
      make("mark", { class: position < chars.length ? "" : "pg-end" }, wrong),
      seen(chars.slice(position + 1, end).join("")) + (end < chars.length ? "…" : ""),
    );
  }

  const place = (text, position) => (text ? `${[...text].length > position ? "at" : "ends at"} position ${position}` : "");
  const where = (text, { position, expected, sentence }) => `${text ? `${place(text, position)}: ` : ""}${sentence ?? `expected ${expected}`}`;

  /** A message, with what is between backticks as code. */
  const words = (text) => text.split(/(`[^]+?`(?!`))/).map((part, at) => (at % 2 ? make("code", {}, part.slice(1, -1)) : part));

  /** An element that only screen readers read, and what puts a sentence into it: once, when its user stops typing. */
  function speaker() {
    const element = make("p", { class: "pg-spoken", role: "status" });
    let later;
    return [element, (text) => (clearTimeout(later), (later = setTimeout(() => (element.textContent = text), SPOKEN)))];
  }

  /** A word of a command, as shells read it. */
  function quoted(word) {
    if (/^[\w@%+=:,./-]+$/.test(word)) return word;
    if (!/[\p{C}']/u.test(word)) return `'${word}'`;
    const escaped = (char) => (char === "'" || char === "\\" ? `\\${char}` : /\p{C}/u.test(char) ? `\\U${char.codePointAt(0).toString(16).padStart(8, "0")}` : char);
    return `$'${Array.from(word, escaped).join("")}'`;
  }

  /** A command to copy, and what changes it. */
  function command() {
    const shown = make("code", {});
    const button = make("button", { type: "button", class: "pg-copy", onclick: copy }, "Copy as command");
    async function copy() {
      try {
        await navigator.clipboard.writeText(shown.textContent);
      } catch {
        getSelection().selectAllChildren(shown); // a page from a folder may have no clipboard
        document.execCommand("copy");
      }
      button.textContent = "Copied";
      setTimeout(() => (button.textContent = "Copy as command"), 2000);
    }
    const all = make("span", { class: "pg-command" }, button, " ", shown);
    const say = (rule, names) => {
      all.hidden = names.some((name) => name.includes("\0")); // no argument of a command has that character
      const words = names.map(quoted);
      shown.textContent = ["natsgrammar check", rule, ...(words.some((it) => it.startsWith("-")) ? ["--"] : []), ...words].join(" ");
    };
    return [all, say];
  }

  const sign = (yes) => make("span", { class: "pg-sign", "aria-hidden": "true" }, yes === undefined ? "–" : yes ? "✓" : "✗");

  // ---- state in the address ----------------------------------------------------------------------------------------

  function keep(key, value) {
    state.set(key, value);
    clearTimeout(saving);
    // Chromium rejects more than 200 changes of the address in 30 seconds, and says so in the console.
    saving = setTimeout(() => history.replaceState(null, "", `#${state}`), 400);
  }

  // ---- names -------------------------------------------------------------------------------------------------------

  const isLetter = (char) => /[^\0-\x7f\ufeff]|[a-z0-9]/i.test(char);
  const folded = (char) => (char <= "\x7f" ? char.toLowerCase() : char);

  /** Whether a name still has all digits and half of the letters of another, in any case. */
  function resembles(near, chars) {
    const left = new Map();
    for (const char of near.map(folded)) left.set(char, (left.get(char) ?? 0) + 1);
    const both = chars.map(folded).filter((char) => left.get(char) > 0 && left.set(char, left.get(char) - 1));
    const kept = chars.filter((char) => /\d/.test(char)).length === both.filter((char) => /\d/.test(char)).length;
    return both.length > 0 && kept && 2 * both.filter(isLetter).length >= chars.filter(isLetter).length;
  }

  /**
   * A name like this one that the rule accepts; undefined if there is none. As `Automaton.repair` in Python, whose tables of
   * completions no page has: what ends a name is tried. A test holds both together.
   */
  function near(rule, name) {
    const chars = [...name];
    if (chars.length > REPAIRED) return undefined;
    const error = (text) => rule.check(text.join(""))?.position ?? Infinity;
    const begins = (text) => error(text) >= text.length;
    const end = chars.findLastIndex(isLetter) + 1;
    let text = [];
    for (const [at, char] of chars.entries()) {
      const swapped = /[a-z]/.test(char) ? char.toUpperCase() : folded(char);
      const instead = at < end && (text.length || isLetter(char)) ? [[swapped], ["_", char], ["-", char], ["_"], ["-"], [/\d/.test(text.at(-1)) && !isLetter(char) ? "." : char]] : [];
      const longer = [[char], ...instead].map((more) => [...text, ...more]).find(begins);
      text = longer ?? text;
    }
    if (error(text) !== Infinity) {
      let cut = text.length - 1;
      while (cut > 0 && error(text.slice(0, cut)) !== Infinity) cut--;
      const ended = ["_", "-", "a", "0"].map((char) => [...text, char]).find((longer) => error(longer) === Infinity);
      text = cut > 0 && text.length - cut + isLetter(text.at(-1)) <= (ended ? 1 : Infinity) ? text.slice(0, cut) : ended;
    }
    const isWorse = (some) => /(^|[./])([*>#+][-_*>\x00]|[-_][*>#+])|,\)| $/.test(some.join(""));
    return text && resembles(text, chars) && (!isWorse(text) || isWorse(chars)) ? text.join("") : undefined;
  }

  /** Who has the rule, with the edition where that says more. */
  function named(who, address) {
    const edition = address.slice(address.indexOf("@") + 1, address.indexOf(":"));
    return /^\d/.test(edition) && !/\d$/.test(who.replace(/^ADR-\d+$/, "")) && !who.includes("(") ? `${who} ${edition}` : who;
  }

  /** The verdict of some rules on a name: who rejects it, why, and what to use instead. Returns what is to be spoken of it. */
  function verdict(result, name, said, asked, choose) {
    const judged = asked.map(([who, address]) => [who, ng.rule(address).check(name)]);
    const refused = judged.filter(([, found]) => found);
    const parts = [make("p", { class: `pg-verdict ${refused.length ? "pg-no" : "pg-yes"}` }, sign(!refused.length), ` ${said(refused)}`)];
    const use = refused.length && near(ng.rule(asked[0][1]), name);
    if (use) {
      const button = make("button", { type: "button", class: "pg-use", onclick: () => choose(use) }, make("code", {}, seen(use)));
      parts.push(make("p", { class: "pg-suggestion" }, "Use instead ", button));
    }
    const positions = new Map();
    for (const [who, found] of refused) {
      const here = positions.get(found.position) ?? positions.set(found.position, new Map()).get(found.position);
      const why = found.sentence ?? `expected ${found.expected}`;
      here.set(why, { ...found, who: [...(here.get(why)?.who ?? []), who] });
    }
    for (const [position, reasons] of [...positions].sort(([a], [b]) => a - b)) {
      const lines = [...reasons].map(([why, { cause, expected, who }]) => {
        const text = cause ? [make("a", { href: new URL(`causes.html#${cause}`, rules).href }, ...words(why))] : words(why);
        const class_ = cause && !who[0] ? ["; expected ", ...words(expected)] : [];
        return make("li", {}, ...text, ...class_, ...(who[0] ? [make("span", { class: "pg-by" }, ` · ${who.join(", ")}`)] : []));
      });
      const at = make("span", { class: "pg-by" }, ` ${place(name, position)}`);
      parts.push(make("div", { class: "pg-reason" }, make("div", {}, marked(name, position), at), make("ul", {}, ...lines)));
    }
    result.replaceChildren(...parts);
    const first = refused.map(([, found]) => found).sort((a, b) => a.position - b.position)[0];
    const sentences = [said(refused), ...(first ? [where(name, first)] : []), ...(use ? [`use instead ${use}`] : [])];
    return [sentences.join(". "), refused.length > 0];
  }

  const stances = (kind) => {
    const portable = `portable@computed:${kind}`;
    return [...(ng.rule(portable) ? [["portable", portable]] : []), ...ng.roles[kind]];
  };

  function names(box) {
    const kinds = Object.keys(ng.roles).sort((a, b) => ng.roles[b].length - ng.roles[a].length);
    const dialect = ([who]) => who.replace(/ \(.*/, "");
    const everyone = new Set(Object.values(ng.roles).flat().map(dialect).sort());
    let kind = kinds.includes(state.get("kind")) ? state.get("kind") : "stream-name";
    let later;
    const top = make("div", { class: "pg-result" });
    const [spoken, speak] = speaker();
    const [input, labelled] = field("Names, one a line", 2, state.get("name") ?? "ORDERS.EU", (text) => (keep("name", text), judge()));
    const usual = USUAL.filter((one) => kinds.includes(one));
    const options = { Usual: usual, More: [...kinds].sort().filter((one) => !usual.includes(one)) };
    const [select, chosen] = choice("as", options, kind, (one) => pick(one));
    const each = make("ul", { class: "pg-names", role: "list" });
    const link = make("a", {});
    const [copied, say] = command();
    const examples = EXAMPLES.map(([kind, names]) =>
      make("button", { type: "button", class: "pg-example", onclick: () => (write(names), pick(kind), input.focus()) }, make("code", {}, names.replaceAll("\n", " · ")), ` ${kind}`),
    );
    input.addEventListener("keyup", judge);
    input.addEventListener("click", judge);
    const rows = kinds.map(row);
    const rare = rows.filter(({ kind }) => ng.roles[kind].length < COMMON);
    const list = (some) => make("ul", { class: "pg-kinds", role: "list" }, ...some.map(({ item }) => item));
    const lists = [list(rows.filter((it) => !rare.includes(it))), list(rare)];
    box.append(
      make("div", { class: "pg-line" }, labelled, chosen),
      make("p", { class: "pg-examples" }, "Try ", ...examples),
      each,
      top,
      spoken,
      make("p", { class: "pg-actions" }, link, copied),
      make(
        "details",
        { class: "pg-more" },
        make("summary", {}, "Who accepts it as what"),
        lists[0],
        make("details", { class: "pg-more" }, make("summary", {}, `${rare.length} more kinds of names`), lists[1]),
      ),
    );
    judge();

    function write(text) {
      input.value = text;
      keep("name", text);
    }

    /** The names of the box, and the number of the line with the cursor. */
    function lines() {
      const all = input.value.split("\n").slice(0, LINES);
      if (all.length > 1 && !all.at(-1)) all.pop();
      const at = input.value.slice(0, input.selectionStart ?? input.value.length).split("\n").length - 1;
      return [all, Math.min(at, all.length - 1)];
    }

    /** One line of several: its verdict in short; a click shows all of it. */
    function short(name, at, current) {
      const found = stances(kind).map(([, address]) => ng.rule(address).check(name)).filter(Boolean).sort((a, b) => a.position - b.position)[0];
      const start = input.value.split("\n").slice(0, at).join("\n").length + (at ? 1 : 0);
      const show = () => (input.focus(), input.setSelectionRange(start, start), judge());
      const button = make("button", { type: "button", class: "pg-name", "aria-pressed": String(current), onclick: show }, sign(!found), " ", make("code", {}, seen(name) || "(empty)"));
      const why = found ? [" ", ...words(found.sentence ?? `expected ${found.expected}`), ` ${place(name, found.position)}`] : [" safe everywhere"];
      return [make("li", { class: found ? "pg-no" : "pg-yes" }, button, ...why), found];
    }

    function row(kind) {
      const button = make("button", { type: "button", class: "pg-kind", onclick: () => (pick(kind), input.focus()) }, kind);
      const count = make("span", { class: "pg-count" });
      const chips = ng.roles[kind].map(([who, address]) => {
        const parts = [make("span", { "aria-hidden": "true" }), ` ${named(who, address)}`, make("span", { class: "pg-spoken" }), make("span")];
        return { address, parts, chip: make("li", { class: "pg-chip" }, ...parts), last: undefined };
      });
      const silent = [...everyone].filter((who) => !ng.roles[kind].some((one) => dialect(one) === who)).map((who) => make("li", { class: "pg-chip pg-silent" }, sign(undefined), ` ${who}`, make("span", { class: "pg-spoken" }, " has no rule for it")));
      const item = make("li", {}, make("div", { class: "pg-head" }, button, count), make("ul", { class: "pg-chips", role: "list" }, ...chips.map(({ chip }) => chip), ...silent));
      return { kind, item, button, count, chips };
    }

    function update({ kind, button, count, chips }, name) {
      let refused = 0;
      for (const one of chips) {
        const found = ng.rule(one.address).check(name);
        refused += Boolean(found);
        const title = found ? `rejects it: ${where(name, found)}` : "accepts it";
        if (title === one.last) continue;
        const [mark, , state, at] = one.parts;
        one.last = one.chip.title = title;
        one.chip.className = `pg-chip ${found ? "pg-no" : "pg-yes"}`;
        mark.textContent = found ? "✗" : "✓";
        state.textContent = found ? " rejects it" : " accepts it";
        at.textContent = found ? ` at ${found.position}` : "";
      }
      const portable = ng.rule(`portable@computed:${kind}`);
      const safe = portable ? portable.isValid(name) : !refused;
      count.className = `pg-count ${safe && !refused ? "pg-yes" : "pg-no"}`;
      count.textContent = safe && !refused ? "safe everywhere" : refused ? `${chips.length - refused} of ${chips.length} accept it` : "not portable";
    }

    function pick(one) {
      kind = select.value = one;
      keep("kind", kind);
      judge();
    }

    /** The kind that was chosen at once, then all of them, with pauses for what is typed meanwhile. */
    function judge() {
      const [all, at] = lines();
      const name = all[at];
      const asked = ng.roles[kind].length;
      const said = (refused) => {
        const many = refused.filter(([who]) => who !== "portable").length;
        return refused.length ? `not safe everywhere: ${many || "none"} of ${asked} reject${many === 1 ? "s" : ""} it` : `safe everywhere: ${asked} of ${asked} accept it`;
      };
      const choose = (use) => (write(all.with(at, use).join("\n")), judge(), input.focus());
      const [sentence, wrong] = verdict(top, name, said, stances(kind), choose);
      const shown = all.length > 1 ? all.map((one, line) => short(one, line, line === at)) : [];
      const refused = shown.filter(([, found]) => found).length;
      each.replaceChildren(...shown.map(([item]) => item));
      const portable = ng.rule(`portable@computed:${kind}`);
      link.href = new URL(portable ? `portable/${kind}.html` : `characters.html#${kind}`, rules).href;
      link.textContent = `The rule for ${kind}`;
      say(portable ? kind : ng.roles[kind][0][1], all);
      input.setAttribute("aria-invalid", wrong || refused > 0);
      speak(`${shown.length ? `${refused} of ${shown.length} names rejected. ` : ""}${seen(name) || "the empty name"} as ${kind}: ${sentence}`);
      rows.forEach((it) => it.button.setAttribute("aria-pressed", it.kind === kind));
      clearTimeout(later);
      let next = 0;
      (function some() {
        const end = performance.now() + SLICE;
        while (next < rows.length && performance.now() < end) update(rows[next++], name);
        lists.forEach((it) => it.setAttribute("aria-busy", next < rows.length));
        if (next < rows.length) later = setTimeout(some);
      })();
    }
  }

  /** The box of one rule, which loads the rules when it is first used. */
  function single(box, address) {
    const [copied, say] = command();
    const result = make("div", { class: "pg-result" });
    const [spoken, speak] = speaker();
    const judge = () =>
      load().then(() => {
        if (!input.value) return speak(""), result.replaceChildren();
        const choose = (use) => ((input.value = use), judge(), input.focus());
        const said = (refused) => (refused.length ? "rejected" : "accepted");
        const [sentence, wrong] = verdict(result, input.value, said, [["", address]], choose);
        say(address.replace(/^portable@computed:/, ""), [input.value]);
        result.append(make("p", { class: "pg-actions" }, copied));
        input.setAttribute("aria-invalid", wrong);
        speak(sentence);
      });
    const [input, labelled] = field("Try a name", 1, "", judge);
    input.addEventListener("focus", load, { once: true });
    box.append(labelled, result, spoken);
  }

  // ---- subjects ----------------------------------------------------------------------------------------------------

  /** The lines of the box: a filter each, after the name of its stream if it has one. */
  const filters = (text) =>
    text.split("\n").map((line) => line.trim()).filter(Boolean).slice(0, 50).map((line) => {
      const words = line.split(/\s+/);
      return { filter: words.at(-1), stream: words.slice(0, -1).join(" ") };
    });

  /** The shortest subject of the two filters, which overlap. */
  function example(a, b) {
    const [left, right] = [a.split("."), b.split(".")];
    const plain = (token) => token !== undefined && token !== "*" && token !== ">";
    const tokens = [];
    for (let at = 0; at < Math.max(left.length, right.length); at++) {
      const one = [left[at], right[at]].find(plain);
      tokens.push(one ?? "x");
    }
    return tokens.join(".");
  }

  function subjects(box) {
    const result = make("div", { class: "pg-result" });
    const [spoken, speak] = speaker();
    const [subject, first] = field("Subject", 1, state.get("subject") ?? "orders.eu.new", (text) => (keep("subject", text), judge()));
    const preset = "ORDERS orders.>\nEU *.eu.*\nAUDIT orders.*";
    const [lines, second] = field("One filter per line, optionally after the name of its stream", 4, state.get("filters") ?? preset, (text) => (keep("filters", text), judge()));
    box.append(first, second, result, spoken);
    judge();

    function judge() {
      const all = filters(lines.value);
      const tokens = subject.value.split(".").slice(0, 64);
      const taking = all.filter(({ filter }) => ng.match(subject.value, filter));
      const said = taken(taking);
      const head = make("tr", {}, make("th", { scope: "row" }, "subject"), ...tokens.map((token) => make("td", {}, make("code", {}, seen(token) || "(empty)"))));
      const rows = all.map((one) => aligned(one, tokens, taking.includes(one)));
      const pairs = [];
      for (let i = 0; i < all.length; i++) {
        for (let j = 0; j < i; j++) {
          const [a, b] = [all[j].filter, all[i].filter];
          if (ng.overlaps(a, b)) pairs.push(make("li", {}, make("code", {}, seen(a)), " and ", make("code", {}, seen(b)), ng.covers(a, b) || ng.covers(b, a) ? " overlap, one within the other: " : " overlap: ", make("code", {}, seen(example(a, b)))));
        }
      }
      speak(`${seen(subject.value) || "the empty subject"}: ${said}`);
      result.replaceChildren(
        make("p", { class: `pg-verdict ${taking.length ? "pg-yes" : "pg-no"}` }, sign(taking.length), ` ${said}`),
        make("div", { class: "pg-scroll", tabindex: "0", role: "region", "aria-label": "Tokens of the subject and the filters" }, make("table", { class: "pg-tokens" }, head, ...rows)),
        pairs.length ? make("ul", { class: "pg-pairs", role: "list" }, ...pairs.slice(0, 50)) : make("p", { class: "pg-pairs" }, "No two filters overlap."),
      );
    }

    /** Which streams capture the subject, and which filters without the name of a stream match it. */
    function taken(taking) {
      const streams = [...new Set(taking.flatMap(({ stream }) => (stream ? [seen(stream)] : [])))];
      const bare = [...new Set(taking.flatMap(({ stream, filter }) => (stream ? [] : [seen(filter)])))];
      const by = (how, what, some) => (some.length ? [`${how} the ${what}${some.length > 1 ? "s" : ""} ${some.join(", ")}`] : []);
      const said = [...by("captured by", "stream", streams), ...by("matched by", "filter", bare)];
      return said.length ? said.join(" and ") : "neither captured by a stream nor matched by a filter";
    }

    function aligned({ filter, stream }, tokens, takes) {
      const own = filter.split(".").slice(0, 64);
      const last = own.at(-1) === ">" ? own.length - 1 : Infinity;
      const cells = Array.from({ length: Math.max(own.length, tokens.length) }, (_, at) => {
        const fits = at >= last ? at < tokens.length : at < own.length && at < tokens.length && (own[at] === "*" || own[at] === tokens[at]);
        const shown = at < own.length ? seen(own[at]) || "(empty)" : at > last ? "⋯" : "∅";
        return make("td", { class: fits ? "pg-yes" : "pg-no" }, make("code", {}, shown));
      });
      const whose = ng.overlaps(filter, filter) ? stream : "matches nothing";
      return make("tr", {}, make("th", { scope: "row" }, sign(takes), ` ${seen(whose) || "filter"}`), ...cells);
    }
  }

  // ---- codecs ------------------------------------------------------------------------------------------------------

  function codecs(box) {
    const known = Object.keys(ng.codecs);
    const ours = known.filter((one) => one.startsWith("safe@"));
    let address = known.includes(state.get("codec")) ? state.get("codec") : (known.find((one) => /^safe@.*:token$/.test(one)) ?? known[0]);
    const result = make("div", { class: "pg-result" });
    const [spoken, speak] = speaker();
    const [, chosen] = choice("Codec", { Safe: ours, More: known.filter((one) => !ours.includes(one)) }, address, (one) => ((address = one), keep("codec", one), encode()));
    const [value, first] = field("Value", 2, state.get("value") ?? "orders/eu 1.45 é", () => encode());
    const [text, second] = field("Encoded", 2, "", () => decode());
    box.append(chosen, make("div", { class: "pg-pair" }, first, second), result, spoken);
    encode();

    function encode() {
      keep("value", value.value);
      convert(value, text, (codec) => codec.encode(value.value));
    }

    function decode() {
      convert(text, value, (codec) => codec.decode(text.value));
    }

    function convert(from, to, how) {
      const codec = ng.codec(address);
      const separator = ng.codecs[address][4];
      from.removeAttribute("aria-invalid");
      to.removeAttribute("aria-invalid");
      try {
        to.value = how(codec);
        const distinct = [...new Set(value.value)].filter((char) => char !== separator).slice(0, 100);
        const changed = distinct.map((char) => [char, codec.encode(char)]).filter(([char, written]) => char !== written);
        const rows = changed.map(([char, written]) => make("li", {}, make("code", {}, seen(char)), " → ", make("code", {}, written)));
        speak(`${rows.length ? "carried" : "carried, unchanged"}: ${seen(to.value) || "empty"}`);
        result.replaceChildren(
          make("p", { class: "pg-verdict pg-yes" }, sign(true), rows.length ? " carried, with these characters changed:" : " carried, unchanged"),
          make("ul", { class: "pg-changes" }, ...rows),
        );
      } catch (error) {
        if (error.position === undefined) throw error;
        from.setAttribute("aria-invalid", "true");
        to.value = "";
        speak(`rejected. ${where(from.value, error)}`);
        result.replaceChildren(
          make("p", { class: "pg-verdict pg-no" }, sign(false), " rejected"),
          make("div", { class: "pg-reason" }, marked(from.value, error.position), make("span", {}, ...words(where(from.value, error)))),
        );
      }
    }
  }

  // ---- start -------------------------------------------------------------------------------------------------------

  const boxes = { names, subjects, codecs };
  for (const box of document.querySelectorAll("[data-natsgrammar]")) {
    const what = box.dataset.natsgrammar;
    if (what.includes(":")) single(box, what);
    else load().then(() => boxes[what](box), () => box.append("The rules cannot be loaded."));
  }
})();
