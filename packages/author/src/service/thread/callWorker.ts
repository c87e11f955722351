import { MessageChannel } from "node:worker_threads";
import type { Worker } from "node:worker_threads";

import { AuthorUnavailableError } from "../AuthorUnavailableError.ts";
import { errorOf } from "./errorOf.ts";
import type { WorkInputs, WorkName, WorkReply, WorkResults } from "./protocol.ts";

/**
 * Has one piece of work done by a thread. Rejects with the error that the work fails with, or with
 * an `AuthorUnavailableError` where the thread ends before it is done, or takes too long: such a
 * thread is of no more use.
 */
export function callWorker<Name extends WorkName>(
  worker: Worker,
  name: Name,
  input: WorkInputs[Name],
  deadline: number,
): Promise<WorkResults[Name]> {
  const { port1: answers, port2: port } = new MessageChannel();
  return new Promise<WorkResults[Name]>((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer);
      worker.off("error", onError);
      worker.off("exit", onExit);
      answers.close();
    };
    const onError = (cause: unknown) => {
      settle();
      reject(new AuthorUnavailableError("thread_ended", name, { cause }));
    };
    const onExit = (code: number) => onError(new Error(`The thread ended with code ${code}`));
    const timer = setTimeout(() => {
      settle();
      reject(new AuthorUnavailableError("timed_out", name));
    }, deadline);
    worker.on("error", onError);
    worker.on("exit", onExit);
    answers.once("message", (reply: WorkReply<Name>) => {
      settle();
      if (reply.ok) resolve(reply.value);
      else reject(errorOf(reply.error));
    });
    worker.postMessage({ call: { name, input }, port }, [port]);
  });
}
