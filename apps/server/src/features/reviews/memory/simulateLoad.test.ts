import { describe, expect, it } from "vitest";

import { simulateLoad } from "./index.ts";

const cards = Array.from({ length: 200 }, (_, index) => ({
  stability: 1 + (index % 40) * 2,
  difficulty: 1 + (index % 9),
  daysAgo: index % 30,
}));
const load = (desiredRetention: number, secondsACard = 15) =>
  simulateLoad(cards, { desiredRetention, secondsACard });

describe("the load of reviews", () => {
  it("is more for who wants to remember more, and the same whenever it is asked", () => {
    expect(load(0.97)).toBeGreaterThan(load(0.94));
    expect(load(0.94)).toBeGreaterThan(load(0.9));
    expect(load(0.97)).toBeGreaterThan(1.5 * load(0.9));
    expect(load(0.9)).toBe(load(0.9));
  });

  it("is twice as long where a card takes twice the time, and nothing without cards", () => {
    expect(load(0.9, 30)).toBeCloseTo(2 * load(0.9));
    expect(simulateLoad([], { desiredRetention: 0.9, secondsACard: 15 })).toBe(0);
  });

  it("has a card that is still to be learned reviewed at once", () => {
    const fresh = [{ stability: 0.001, difficulty: 0, daysAgo: 0 }];
    expect(simulateLoad(fresh, { desiredRetention: 0.9, secondsACard: 60 })).toBeGreaterThan(
      2 / 90,
    );
  });
});
