import { ApiError } from "./failure.ts";
import { retryDelay } from "./retryDelay.ts";

/** Runs a query again for as long as the retry policy says so. */
export async function withRetry<Result>(
  call: () => Promise<Result>,
  random: () => number,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const delay = retryDelay(error.failure, attempt, random());
      if (delay === null) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}
