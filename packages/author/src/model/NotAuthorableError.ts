import type { Refusal } from "./Refusal.ts";

/** Thrown by `plan` for a request that `assess` refuses. */
export class NotAuthorableError extends Error {
  override readonly name = "NotAuthorableError";
  readonly reasons: readonly Refusal[];

  constructor(reasons: readonly Refusal[]) {
    super(`Not authorable: ${reasons.map(({ code }) => code).join(", ")}`);
    this.reasons = reasons;
  }
}
