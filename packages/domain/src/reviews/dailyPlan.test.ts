import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cardsForToday, cardsIn, daysToCatchUp } from "./index.ts";

const count = fc.nat({ max: 500 });
const waiting = fc.record({ overdue: count, due: count, new: count });
const done = fc.record({ reviewed: count, introduced: count });
const limits = fc.record({
  newPerDay: fc.nat({ max: 200 }),
  minutesADay: fc.option(fc.integer({ min: 5, max: 240 })),
  secondsACard: fc.integer({ min: 3, max: 120 }),
});

describe("today’s cards", () => {
  test("are no more than wait, than there is time for, or than new ones are wanted", () => {
    fc.assert(
      fc.property(waiting, limits, done, (cards, wanted, before) => {
        const today = cardsForToday(cards, wanted, before);
        const { overdue, due, new: fresh } = cards;
        expect(today.known + today.new + today.later).toBe(overdue + due + fresh);
        expect(Math.min(today.known, today.new, today.later)).toBeGreaterThanOrEqual(0);
        expect(today.new).toBeLessThanOrEqual(Math.max(0, wanted.newPerDay - before.introduced));
        if (wanted.minutesADay === null) expect(today.known).toBe(overdue + due);
        else {
          const most = cardsIn(wanted.minutesADay, wanted.secondsACard);
          expect(today.known + today.new).toBeLessThanOrEqual(Math.max(0, most - before.reviewed));
        }
        if (today.new > 0) expect(today.known).toBe(overdue + due);
      }),
      { seed: 18 },
    );
  });
});

describe("catching up", () => {
  const backlog = { waiting: 400, aDay: 10, secondsACard: 15 };

  test("takes fewer days with more minutes, and never ends with too few", () => {
    expect(daysToCatchUp({ ...backlog, minutesADay: 5 })).toBe(49);
    expect(daysToCatchUp({ ...backlog, minutesADay: 20 })).toBe(7);
    expect(daysToCatchUp({ ...backlog, minutesADay: 240 })).toBe(1);
    expect(daysToCatchUp({ ...backlog, aDay: 60, minutesADay: 5 })).toBeNull();
  });

  test("never takes longer with more minutes", () => {
    fc.assert(
      fc.property(count, count, fc.integer({ min: 5, max: 200 }), (left, aDay, minutesADay) => {
        const days = (minutes: number) =>
          daysToCatchUp({ waiting: left, aDay, secondsACard: 15, minutesADay: minutes }) ??
          Infinity;
        expect(days(minutesADay + 5)).toBeLessThanOrEqual(days(minutesADay));
      }),
      { seed: 18 },
    );
  });
});
