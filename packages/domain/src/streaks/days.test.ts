import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, isTimeZone, localDay, startOfDay } from "./index.ts";

describe("the day of an instant", () => {
  test.each([
    ["2026-11-20T23:30:00Z", "Europe/Brussels", "2026-11-21"],
    ["2026-11-20T23:30:00Z", "America/New_York", "2026-11-20"],
    ["2026-03-29T00:59:59Z", "Europe/Paris", "2026-03-29"],
    ["2026-12-31T15:00:00Z", "Asia/Tokyo", "2027-01-01"],
    ["2026-12-31T15:00:00Z", "UTC", "2026-12-31"],
  ])("%s in %s", (instant, zone, day) => expect(localDay(instant, zone)).toBe(day));

  test("knows a time zone from a text that is none", () => {
    expect(isTimeZone("Europe/Amsterdam")).toBe(true);
    expect(isTimeZone("Moon/Tranquility")).toBe(false);
    expect(isTimeZone("")).toBe(false);
  });
});

describe("the start of a day", () => {
  test.each([
    ["2026-11-25", "UTC", "2026-11-25T00:00:00.000Z"],
    ["2026-11-25", "Asia/Kathmandu", "2026-11-24T18:15:00.000Z"],
    ["2026-11-25", "Pacific/Kiritimati", "2026-11-24T10:00:00.000Z"],
    ["2026-03-29", "America/Los_Angeles", "2026-03-29T07:00:00.000Z"],
    // Clocks jump from midnight to one.
    ["2026-04-24", "Africa/Cairo", "2026-04-23T22:00:00.000Z"],
  ])("%s in %s", (day, zone, instant) => {
    expect(startOfDay(day, zone).toISOString()).toBe(instant);
  });

  test("is the first minute of the day in every zone", () => {
    const zones = Intl.supportedValuesOf("timeZone");
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 3000 }), (zone, days) => {
        const day = addDays("2022-01-01", days);
        const start = startOfDay(day, zone).getTime();
        expect(localDay(start, zone) >= day).toBe(true);
        expect(localDay(start - 60_000, zone) < day).toBe(true);
      }),
      { seed: 6, numRuns: 200 },
    );
  });
});
