import { describe, expect, it } from "vitest";

import { limitConcurrency } from "./limitConcurrency.ts";

describe("limitConcurrency", () => {
  it("does no more than so much at a time, in order, failures among it", async () => {
    let running = 0;
    let most = 0;
    const started: number[] = [];
    const work = limitConcurrency(2, async (number: number) => {
      started.push(number);
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (number === 3) throw new Error("three");
      return number;
    });
    const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((number) => work(number)));
    expect(most).toBe(2);
    expect(started).toEqual([1, 2, 3, 4, 5, 6]);
    expect(results.filter(({ status }) => status === "rejected")).toHaveLength(1);
    expect(await work(7)).toBe(7);
  });
});
