import { expect, it } from "vitest";

import { createGate } from "./createGate.ts";

/** Work that goes on until it is ended. */
function createWork() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  return { ends, work };
}

it("does some at once, has some wait in order, and refuses more", async () => {
  const { ends, work } = createWork();
  const gate = createGate({ atOnce: 2, waiting: 1 });
  const running = [gate(work), gate(work), gate(work)];
  await expect(gate(work)).rejects.toMatchObject({
    code: "unavailable",
    details: { retryAfter: 1 },
  });
  expect(ends).toHaveLength(2);
  ends[0]?.();
  await running[0];
  await expect.poll(() => ends.length).toBe(3);
  ends.forEach((end) => end());
  await Promise.all(running);
});

it("goes on after work that failed", async () => {
  const gate = createGate({ atOnce: 1, waiting: 5 });
  const failed = gate(() => Promise.reject(new Error("no")));
  const next = gate(() => Promise.resolve("yes"));
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("yes");
});
