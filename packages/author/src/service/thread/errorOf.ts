import { NotAuthorableError } from "../../model/NotAuthorableError.ts";
import type { WorkFailure } from "./protocol.ts";

/** The error that work failed with in the thread, as it is thrown outside. */
export function errorOf(failure: WorkFailure): Error {
  if (failure.code === "not_authorable") return new NotAuthorableError(failure.reasons);
  const { name, message, stack } = failure;
  return Object.assign(new Error(message), { name }, stack === undefined ? {} : { stack });
}

/** What is sent of an error out of the thread. */
export function failureOf(error: unknown): WorkFailure {
  if (error instanceof NotAuthorableError)
    return { code: "not_authorable", reasons: error.reasons };
  return error instanceof Error
    ? { code: "failed", name: error.name, message: error.message, stack: error.stack }
    : { code: "failed", name: "Error", message: String(error), stack: undefined };
}
