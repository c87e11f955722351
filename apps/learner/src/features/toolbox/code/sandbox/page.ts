/**
 * The page of the frame in which a learner's code runs. It stands in a document of its own without an origin,
 * under a policy that fetches nothing; all it does is start the thread that it carries along, and say that it
 * is still there. No code of a learner runs in it.
 */
addEventListener(
  "message",
  ({ source, ports: [talk, watch] }) => {
    if (source !== parent || talk === undefined || watch === undefined) return;
    const code = document.getElementById("thread")?.textContent ?? "";
    const worker = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
    worker.addEventListener("error", () => watch.postMessage("broke"));
    watch.addEventListener("message", () => watch.postMessage("here"));
    watch.start();
    worker.postMessage("start", [talk]);
  },
  { once: true },
);
