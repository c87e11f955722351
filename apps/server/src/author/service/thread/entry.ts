import { flushCompileCache } from "node:module";
import { parentPort } from "node:worker_threads";
import type { MessagePort } from "node:worker_threads";

import type { AuthorWork, WorkCall, WorkFailure } from "./protocol.ts";

const loaded = import("./work.ts").then(({ work }) => work);

/** The entry of the author's thread: does what it is sent and answers through the port beside it. */
parentPort?.on("message", ({ call, port }: { call: WorkCall; port: MessagePort }) => {
  loaded
    .then((work) => perform(work, call))
    .then(
      (value) => port.postMessage({ ok: true, value }),
      (error: unknown) => port.postMessage({ ok: false, error: failureOf(error) }),
    );
});
loaded.then(
  () => flushCompileCache(),
  () => undefined,
);

function perform(work: AuthorWork, call: WorkCall): Promise<unknown> {
  switch (call.name) {
    case "classify":
      return work.classify(...call.input);
    case "knownSkills":
      return work.knownSkills();
    case "readText":
      return work.readText(...call.input);
    case "assess":
      return work.assess(...call.input);
    case "plan":
      return work.plan(...call.input);
    case "makeLesson":
      return work.makeLesson(...call.input);
    case "makeCapsule":
      return work.makeCapsule(...call.input);
    case "offerBonus":
      return work.offerBonus(...call.input);
    case "makeBonus":
      return work.makeBonus(...call.input);
    case "planForModel":
      return work.planForModel(...call.input);
    case "hardWords":
      return work.hardWords(...call.input);
    case "verify":
      return work.verify(...call.input);
  }
}

function failureOf(error: unknown): WorkFailure {
  return error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { name: "Error", message: String(error), stack: undefined };
}
