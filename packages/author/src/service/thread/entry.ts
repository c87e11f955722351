import { flushCompileCache } from "node:module";
import { parentPort } from "node:worker_threads";
import type { MessagePort } from "node:worker_threads";

import { failureOf } from "./errorOf.ts";
import type { WorkCall, WorkInputs, WorkMethods, WorkName, WorkResults } from "./protocol.ts";

const loaded = import("./work.ts").then(({ work }): WorkMethods => work);

/** The entry of the author's thread: does what it is sent and answers through the port beside it. */
parentPort?.on("message", ({ call, port }: { call: WorkCall; port: MessagePort }) => {
  loaded
    .then((work) => perform(work, call.name, call.input))
    .then(
      (value) => port.postMessage({ ok: true, value }),
      (error: unknown) => port.postMessage({ ok: false, error: failureOf(error) }),
    );
});
loaded.then(
  () => flushCompileCache(),
  () => undefined,
);

function perform<Name extends WorkName>(
  work: WorkMethods,
  name: Name,
  input: WorkInputs[Name],
): Promise<WorkResults[Name]> {
  return work[name](...input);
}
