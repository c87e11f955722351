import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ApiError } from "./failure.ts";
import { withRetry } from "./withRetry.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const highest = () => 1;

test("tries a passing failure again, after one and two seconds", async () => {
  const call = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new ApiError({ kind: "network" }))
    .mockRejectedValueOnce(new ApiError({ kind: "timeout" }))
    .mockResolvedValueOnce("answer");
  const answer = withRetry(call, highest);
  await vi.advanceTimersByTimeAsync(999);
  expect(call).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(call).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(answer).resolves.toBe("answer");
});

test("gives up after the second retry with the last failure", async () => {
  const call = vi.fn<() => Promise<never>>().mockRejectedValue(new ApiError({ kind: "network" }));
  const outcome = withRetry(call, highest).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await outcome).toMatchObject({ failure: { kind: "network" } });
  expect(call).toHaveBeenCalledTimes(3);
});

test("does not try a fault of our own again", async () => {
  const call = vi.fn<() => Promise<never>>().mockRejectedValue(new RangeError("ours"));
  await expect(withRetry(call, highest)).rejects.toThrow("ours");
  expect(call).toHaveBeenCalledTimes(1);
});
