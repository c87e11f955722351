import type { AuthorThread } from "./AuthorThread.ts";
import { workNames } from "./deadlines.ts";
import type { AuthorWork, WorkInputs, WorkName, WorkResults } from "./protocol.ts";

type Method<Name extends WorkName> = (...input: WorkInputs[Name]) => Promise<WorkResults[Name]>;

/** The author's work as it is done in a thread: a method for each name that has a deadline. */
export function remoteWork(thread: Pick<AuthorThread, "call">): AuthorWork {
  const methodOf =
    <Name extends WorkName>(name: Name): Method<Name> =>
    (...input) =>
      thread.call(name, input);
  // The compiler does not see that a list of all names makes all methods; `deadlines` does.
  const work: AuthorWork = Object.create(null);
  return Object.assign(work, Object.fromEntries(workNames.map((name) => [name, methodOf(name)])));
}
