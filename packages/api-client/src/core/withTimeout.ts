import { ApiError, toApiError } from "./failure.ts";

/**
 * Runs a call and gives it up after `milliseconds`. The time covers the reading of the body too.
 * Every way of ending without an answer becomes an `ApiError`.
 */
export async function withTimeout<Result>(
  milliseconds: number,
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new ApiError({ kind: "timeout" })), milliseconds);
  try {
    return await call(controller.signal);
  } catch (error) {
    throw toApiError(controller.signal.aborted ? controller.signal.reason : error);
  } finally {
    clearTimeout(timer);
  }
}
