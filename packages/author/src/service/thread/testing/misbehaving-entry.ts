import { parentPort, threadId } from "node:worker_threads";
import type { MessagePort } from "node:worker_threads";

import { refusal } from "../../../model/refused.ts";
import type { WorkCall } from "../protocol.ts";

// A thread that does with the text of `classify` as it is told; everything else tells who does it.

function obey(call: WorkCall, port: MessagePort): void {
  switch (call.name === "classify" ? call.input[0] : "") {
    case "hang":
      for (;;);
    case "throw":
      throw new Error("nobody caught this");
    case "leave":
      return process.exit(3);
    case "fail":
      return port.postMessage({
        ok: false,
        error: { code: "not_authorable", reasons: [refusal("topic_too_vague")] },
      });
    case "throw later":
      // The port closes when the answer has arrived.
      port.once("close", () => {
        throw new Error("nobody asked");
      });
      return port.postMessage({ ok: true, value: threadId });
    default:
      return port.postMessage({ ok: true, value: threadId });
  }
}

parentPort?.on("message", ({ call, port }: { call: WorkCall; port: MessagePort }) =>
  obey(call, port),
);
