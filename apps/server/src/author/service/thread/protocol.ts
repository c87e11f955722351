import type { AuthorService } from "../AuthorService.ts";
import type { AuthorTools } from "../AuthorTools.ts";

/** What is done in the author's thread. A PDF is read in a process of its own. */
export type AuthorWork = Omit<
  AuthorService,
  "stop" | "expectPdf" | "expectWork" | "extract" | "askAtOnce"
> &
  AuthorTools;

export type WorkName = keyof AuthorWork;

/** A call of one piece of work. The answer comes through the port that is sent with it. */
export type WorkCall = {
  [Name in WorkName]: { readonly name: Name; readonly input: Parameters<AuthorWork[Name]> };
}[WorkName];

/** The answer to a call. */
export type WorkReply<Name extends WorkName> =
  | { readonly ok: true; readonly value: Awaited<ReturnType<AuthorWork[Name]>> }
  | { readonly ok: false; readonly error: WorkFailure };

export interface WorkFailure {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
}

/** Work that failed in the thread, with the name that the error had there. */
export class WorkError extends Error {
  override readonly name: string;

  constructor(failure: WorkFailure) {
    super(failure.message);
    this.name = failure.name;
    if (failure.stack !== undefined) this.stack = failure.stack;
  }
}
