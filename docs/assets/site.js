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

// Whatever scrolls says so and can be scrolled with the keyboard, and each landmark has a name; the theme leaves this out.
{
  const scrolling = ".md-typeset pre > code, .md-typeset__scrollwrap, .md-typeset p:has(> a > img)";
  const mend = () => {
    document.querySelector(".md-search")?.setAttribute("aria-label", "Search");
    document.querySelectorAll(".md-code__nav").forEach((it, at) => it.setAttribute("aria-label", `Example ${at + 1}`));
    for (const element of document.querySelectorAll(scrolling)) {
      const wide = element.scrollWidth > element.clientWidth;
      element.classList.toggle("wide", wide && element.tagName !== "CODE");
      if (wide) element.tabIndex = 0;
      else element.removeAttribute("tabindex");
    }
  };
  const article = document.querySelector("article");
  if (article) {
    new ResizeObserver(mend).observe(article);
    new MutationObserver(mend).observe(article, { childList: true, subtree: true });
  }
}

// The search finds words by their beginnings, so `in` would find `internal`: a question is asked without its small words,
// and without the signs that are commands to lunr.
{
  const QUERY = 2;
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message.type !== QUERY) return post.call(this, message, ...more);
    const words = message.data.replace(/["*>+^~:]|\.(?=\W|$)/g, " ").trim();
    const data = words.replace(/\b(an?|the|in|of|on|to|is|for|with)\s+/gi, "");
    return post.call(this, { ...message, data }, ...more);
  };
}
