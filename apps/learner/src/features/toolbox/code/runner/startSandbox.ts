import { parseAnswer } from "./parseAnswer.ts";
import type { CodeThread } from "./createCodeRunner.ts";

/** Milliseconds between two questions whether the frame is still there, and those that it has to answer. */
const askEveryMs = 1_000;
const mostSilentMs = 15_000;

/**
 * Starts a thread in a frame of its own: a document without an origin, which reaches neither the app nor a
 * network (docs/decisions/0023). The frame answers from time to time; one that falls silent has broken down,
 * as it does where code takes more memory than the browser gives.
 */
export async function startSandbox(address: string): Promise<CodeThread> {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  frame.referrerPolicy = "no-referrer";
  frame.hidden = true;
  frame.src = address;
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const [talk, watch] = [new MessageChannel(), new MessageChannel()];
  // A document without an origin has no address to name; nothing is said that may not be heard.
  frame.contentWindow?.postMessage("start", "*", [talk.port2, watch.port2]);
  let clock: ReturnType<typeof setInterval> | undefined;
  return {
    ask: (question) => {
      talk.port1.postMessage(question);
    },
    listen: (hear) => {
      talk.port1.addEventListener("message", ({ data }) => {
        const answer = parseAnswer(data);
        if (answer !== null) hear(answer);
      });
      let silentMs = 0;
      watch.port1.addEventListener("message", ({ data }) => {
        silentMs = 0;
        if (data === "broke") hear({ kind: "broke" });
      });
      talk.port1.start();
      watch.port1.start();
      clock = setInterval(() => {
        silentMs += askEveryMs;
        if (silentMs > mostSilentMs) hear({ kind: "broke" });
        else watch.port1.postMessage("there?");
      }, askEveryMs);
    },
    end: () => {
      clearInterval(clock);
      talk.port1.close();
      watch.port1.close();
      frame.remove();
    },
  };
}
