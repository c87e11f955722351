import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isReminderDate,
  isReminderMissed,
  isReminderShown,
  reminderPause,
  reminderTiming,
  reminderWindow,
} from "./rules.ts";

const now = Date.parse("2026-11-20T18:00:00Z");
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const fresh = { dueAt: now, completedAt: null, lastNotifiedAt: null };

describe("a reminder is shown", () => {
  test.each([
    ["five minutes before", { dueAt: now + reminderWindow }, true],
    ["not earlier", { dueAt: now + reminderWindow + 1 }, false],
    ["when it is long over", { dueAt: now - 30 * day }, true],
    ["not when it is done", { completedAt: now - 1 }, false],
    ["again after six hours", { lastNotifiedAt: now - reminderPause }, true],
    ["not before", { lastNotifiedAt: now - reminderPause + 1 }, false],
  ])("%s", (_, values, shown) => {
    expect(isReminderShown({ ...fresh, ...values }, now)).toBe(shown);
  });
});

describe("its timing", () => {
  test.each([
    [5 * minute, { kind: "now" }],
    [5 * minute + 1, { kind: "scheduled", count: 1, unit: "hour" }],
    [90 * minute, { kind: "scheduled", count: 2, unit: "hour" }],
    [day, { kind: "scheduled", count: 1, unit: "day" }],
    [day + 1, { kind: "scheduled", count: 2, unit: "day" }],
    [-5 * minute, { kind: "now" }],
    [-5 * minute - 1, { kind: "late", count: 0, unit: "hour" }],
    [-hour, { kind: "late", count: 1, unit: "hour" }],
    [-47 * hour, { kind: "late", count: 1, unit: "day" }],
  ])("%i ms from now", (distance, timing) => {
    expect(reminderTiming(now + distance, now)).toEqual(timing);
  });

  test("never says that more time is left, or that more has passed, than is true", () => {
    fc.assert(
      fc.property(fc.integer({ min: -400 * day, max: 400 * day }), (distance) => {
        const timing = reminderTiming(now + distance, now);
        if (timing.kind === "now") return Math.abs(distance) <= reminderWindow;
        const said = timing.count * (timing.unit === "day" ? day : hour);
        const ahead = timing.kind === "scheduled";
        const real = Math.abs(distance);
        return ahead === distance > 0 && (ahead ? said >= real : said <= real);
      }),
    );
  });

  test("a missed one is late", () => {
    fc.assert(
      fc.property(fc.integer({ min: -9 * day, max: 9 * day }), (distance) => {
        const missed = isReminderMissed(now + distance, now);
        return missed === (reminderTiming(now + distance, now).kind === "late");
      }),
    );
  });
});

test.each([
  [now + 1, true],
  [now, false],
  [now - 1, false],
  [Number.NaN, false],
])("a date %d can be chosen: %s", (dueAt, allowed) => {
  expect(isReminderDate(dueAt, now)).toBe(allowed);
});
