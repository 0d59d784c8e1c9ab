// The copy button of an example copies what you type: commands and statements, without prompts and without what they print.
document.addEventListener(
  "click",
  ({ target }) => {
    const button = target instanceof Element && target.closest("[data-clipboard-target]");
    const code = button && document.querySelector(button.dataset.clipboardTarget);
    const first = /^(\$|>>>) /;
    const typed = [];
    let next = first; // what a line that is typed begins with
    for (const line of code?.textContent.split("\n") ?? []) {
      const prompt = next.exec(line)?.[0] ?? first.exec(line)?.[0];
      if (prompt !== undefined) typed.push(line.slice(prompt.length));
      if (prompt === undefined) next = first;
      else if (/^(>>>|\.\.\.)/.test(prompt)) next = /^\.\.\.( |$)/;
      else next = line.endsWith("\\") ? /^/ : first;
    }
    if (typed.length) code.dataset.copy = typed.join("\n");
  },
  true,
);
