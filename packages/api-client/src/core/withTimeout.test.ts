import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { withTimeout } from "./withTimeout.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("gives a call up when its time is over, and tells it so", async () => {
  let seen: AbortSignal | undefined;
  const call = withTimeout(8_000, ({ signal }) => {
    seen = signal;
    return new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    });
  });
  const outcome = call.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(seen?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ failure: { kind: "timeout" } });
  expect(seen?.aborted).toBe(true);
});

test("leaves no timer behind", async () => {
  await expect(withTimeout(8_000, async () => "answer")).resolves.toBe("answer");
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ["network", new TypeError("Failed to fetch")],
  ["unexpected", new SyntaxError("Unexpected token < in JSON")],
] as const)("translates what fetch throws: %s", async (kind, error) => {
  await expect(withTimeout(8_000, () => Promise.reject(error))).rejects.toMatchObject({
    failure: { kind },
    cause: error,
  });
});

test("throws faults of our own on", async () => {
  const fault = new RangeError("ours");
  await expect(withTimeout(8_000, () => Promise.reject(fault))).rejects.toBe(fault);
});

test("gives the whole time again to a call that gets on", async () => {
  const renewals: (() => void)[] = [];
  const call = withTimeout(8_000, ({ signal, renew }) => {
    renewals.push(renew);
    return new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    });
  });
  const outcome = call.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(7_000);
  renewals[0]?.();
  await vi.advanceTimersByTimeAsync(7_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ failure: { kind: "timeout" } });
});

test.each(["before", "during"])("ends a call that is cancelled %s it", async (moment) => {
  const controller = new AbortController();
  if (moment === "before") controller.abort();
  const call = withTimeout(
    8_000,
    async ({ signal }) => {
      controller.abort();
      signal.throwIfAborted();
    },
    controller.signal,
  );
  await expect(call).rejects.toMatchObject({ failure: { kind: "cancelled" } });
  expect(vi.getTimerCount()).toBe(0);
});
