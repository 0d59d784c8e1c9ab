// Browsers start no worker from a folder. There, the search of the theme runs in a hidden frame of the page instead.
// The plugin `offline` would load a script that does this from another server, unless one with this name is there.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(address) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.append(frame);
      this.inner = frame.contentWindow;
      this.inner.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      const script = frame.contentDocument.createElement("script");
      this.ready = new Promise((ready) => (script.onload = ready));
      script.src = address;
      frame.contentDocument.body.append(script);
    }

    postMessage(data) {
      this.ready = this.ready.then(() => this.inner.dispatchEvent(new MessageEvent("message", { data })));
    }
  };
}
