/** Why the author's thread did not do a piece of work. */
export type AuthorFault =
  /** It took longer than such a piece may, and was ended. */
  | "timed_out"
  /** The thread ended under it: it ran out of memory, or threw where nobody caught it. */
  | "thread_ended"
  /** The server stops. */
  | "stopped";

/**
 * Work that the author's thread did not do. Asking once more may help: the next work is done in a
 * new thread. The error that ended a thread is the `cause`.
 */
export class AuthorUnavailableError extends Error {
  override readonly name = "AuthorUnavailableError";
  readonly fault: AuthorFault;
  /** The work that was asked for; null where the thread ended without any. */
  readonly work: string | null;

  constructor(fault: AuthorFault, work: string | null, options?: ErrorOptions) {
    super(`author: ${fault}${work === null ? "" : ` (${work})`}`, options);
    this.fault = fault;
    this.work = work;
  }
}
