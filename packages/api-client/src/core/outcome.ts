import { ApiError } from "./failure.ts";
import type { Failure } from "./failure.ts";

/** What came of a call, for those who show it rather than catch it. */
export type Outcome<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly failure: Failure };

/** Turns a call that throws an `ApiError` into its outcome. Faults of our own are thrown on. */
export async function settle<Data>(call: Promise<Data>): Promise<Outcome<Data>> {
  try {
    return { ok: true, data: await call };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, failure: error.failure };
  }
}
