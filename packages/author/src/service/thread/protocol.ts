import type { Refusal } from "../../model/Refusal.ts";
import type { AuthorService } from "../AuthorService.ts";
import type { AuthorTools } from "../AuthorTools.ts";

/** What is done in the author's thread. A PDF is read in a process of its own. */
export type AuthorWork = Omit<
  AuthorService,
  "stop" | "expectPdf" | "expectWork" | "extract" | "askAtOnce"
> &
  AuthorTools;

export type WorkName = keyof AuthorWork;
export type WorkInputs = { readonly [Name in WorkName]: Parameters<AuthorWork[Name]> };
export type WorkResults = { readonly [Name in WorkName]: Awaited<ReturnType<AuthorWork[Name]>> };

/** The author's work, put so that the compiler knows the input of a method by its name alone. */
export type WorkMethods = {
  readonly [Name in WorkName]: (...input: WorkInputs[Name]) => Promise<WorkResults[Name]>;
};

/** A call of one piece of work. The answer comes through the port that is sent with it. */
export type WorkCall = {
  [Name in WorkName]: { readonly name: Name; readonly input: WorkInputs[Name] };
}[WorkName];

/** The answer to a call. */
export type WorkReply<Name extends WorkName> =
  | { readonly ok: true; readonly value: WorkResults[Name] }
  | { readonly ok: false; readonly error: WorkFailure };

/** Why work failed in the thread; errors lose their class on the way. */
export type WorkFailure =
  | { readonly code: "not_authorable"; readonly reasons: readonly Refusal[] }
  | {
      readonly code: "failed";
      readonly name: string;
      readonly message: string;
      readonly stack: string | undefined;
    };
