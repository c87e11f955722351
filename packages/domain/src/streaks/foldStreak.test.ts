import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  foldStreak,
  localDay,
  refuseSickDay,
  sickDaysLeft,
  studyDaysOf,
} from "./index.ts";
import type { Moment } from "./index.ts";
import { studyEveryDay, travels } from "./testing/travels.ts";

const seed = 18;
const zones = Intl.supportedValuesOf("timeZone");
const noon = (day: string, zone = "UTC"): Moment => ({ at: Date.parse(`${day}T12:00:00Z`), zone });
const streakOf = (days: readonly string[], now = "2026-03-01", sickDays: readonly string[] = []) =>
  foldStreak({ days: studyDaysOf(days.map((day) => noon(day))), sickDays, now: noon(now) });

/** A life of some weeks anywhere on earth, over changes of clocks and the date line. */
const life = fc
  .record({
    begin: fc.date({
      min: new Date("2011-12-01T00:00:00Z"),
      max: new Date("2027-01-01T00:00:00Z"),
      noInvalidDate: true,
    }),
    stays: fc.array(
      fc.record({ zone: fc.constantFrom(...zones), hours: fc.integer({ min: 14, max: 240 }) }),
      { minLength: 1, maxLength: 5 },
    ),
    chances: fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
  })
  .map(({ begin, stays, chances }) => {
    const lived = travels(begin.getTime(), stays);
    return { lived, events: studyEveryDay(lived, () => chances.next().value ?? 0) };
  });

describe("a streak", () => {
  test.each([
    ["none", [], 0],
    ["today only", ["2026-03-01"], 1],
    ["yesterday, today still open", ["2026-02-28"], 1],
    ["over the end of a month", ["2026-02-27", "2026-02-28", "2026-03-01"], 3],
    ["one day without, which is the pause", ["2026-02-27", "2026-03-01"], 2],
    ["two days without", ["2026-02-26", "2026-03-01"], 1],
    ["two pauses within a week", ["2026-02-24", "2026-02-26", "2026-02-28", "2026-03-01"], 2],
    ["a pause yesterday, today still open", ["2026-02-27"], 1],
    ["three days ago", ["2026-02-26"], 0],
    ["years ago", ["2019-02-26"], 0],
  ])("%s", (_, days, count) => expect(streakOf(days).days).toBe(count));

  test("says what kept it, and when the pause is free again", () => {
    const kept = streakOf(["2026-02-24", "2026-02-27", "2026-03-01"], "2026-03-01", [
      "2026-02-25",
      "2026-02-26",
    ]);
    expect(kept).toMatchObject({ days: 3, best: 3, studiedToday: true, pauseFrom: "2026-03-07" });
    expect([...kept.daysOff]).toEqual([
      ["2026-02-25", "sick"],
      ["2026-02-26", "sick"],
      ["2026-02-28", "pause"],
    ]);
    expect(streakOf(["2026-02-28"]).pauseFrom).toBeNull();
  });

  test("has the same pause again a week later", () => {
    const days = Array.from({ length: 29 }, (_, index) => addDays("2026-02-01", index));
    const study = days.filter((_, index) => index % 7 !== 3);
    expect(streakOf(study, "2026-03-01").days).toBe(study.length);
  });

  test("keeps the longest row after it was broken", () => {
    const days = ["2026-02-01", "2026-02-02", "2026-02-03", "2026-02-28", "2026-03-01"];
    expect(streakOf(days)).toMatchObject({ days: 2, best: 3 });
  });

  test.each([
    [
      "a date that the flight left out",
      "Pacific/Honolulu",
      "Pacific/Auckland",
      "2026-05-04T06:00",
      "2026-05-05T09:00",
    ],
    [
      "a date that the island left out",
      "Pacific/Apia",
      "Pacific/Apia",
      "2011-12-30T08:00",
      "2011-12-31T08:00",
    ],
  ])("is not broken by %s", (_, from, to, first, second) => {
    const events = [
      { at: Date.parse(`${first}Z`), zone: from },
      { at: Date.parse(`${second}Z`), zone: to },
    ];
    const [one = "", other = ""] = events.map(({ at, zone }) => localDay(at, zone));
    expect(other > addDays(one, 1)).toBe(true);
    const now = events[1] ?? noon("2026-05-05");
    expect(foldStreak({ days: studyDaysOf(events), sickDays: [], now, hasPause: false }).days).toBe(
      2,
    );
  });

  test("of who studies every day is never broken, in any zone, by clocks or by flights", () => {
    fc.assert(
      fc.property(life, ({ lived, events }) => {
        const last = lived.at(-1);
        if (last === undefined) return;
        const days = studyDaysOf(events);
        const now = { at: last.to, zone: last.zone };
        const streak = foldStreak({ days, sickDays: [], now, hasPause: false });
        expect(streak.days).toBe(days.length);
      }),
      { seed, numRuns: 150 },
    );
  });

  test("of who stays in one zone ends with a day that was missed", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 2, max: 10 }),
        fc.integer({ min: 0, max: 4000 }),
        (zone, after, begin) => {
          const from = Date.parse(`${addDays("2012-06-01", begin)}T12:00:00Z`);
          const events = [0, 1, after + 1, after + 2].map((day) => ({
            at: from + day * 86_400_000,
            zone,
          }));
          const now = events[3] ?? noon("2026-01-01");
          const streak = foldStreak({
            days: studyDaysOf(events),
            sickDays: [],
            now,
            hasPause: false,
          });
          expect(streak).toMatchObject({ days: 2, best: 2 });
        },
      ),
      { seed, numRuns: 60 },
    );
  });

  test("is the same in whatever order its events come, and however often", () => {
    fc.assert(
      fc.property(
        life.chain(({ lived, events }) =>
          fc.record({
            lived: fc.constant(lived),
            events: fc.constant(events),
            shuffled: fc.shuffledSubarray([...events, ...events], {
              minLength: events.length * 2,
              maxLength: events.length * 2,
            }),
          }),
        ),
        ({ events, shuffled }) => {
          expect(studyDaysOf(shuffled)).toEqual(studyDaysOf(events));
        },
      ),
      { seed, numRuns: 40 },
    );
  });
});

describe("a sick day", () => {
  const today = "2026-03-01";
  test.each([
    ["today", "2026-03-01", [], null],
    ["a fortnight ago", "2026-02-15", [], null],
    ["earlier", "2026-02-14", [], "too_long_ago"],
    ["tomorrow", "2026-03-02", [], "in_the_future"],
    ["one that was declared", "2026-01-02", ["2026-01-02"], null],
  ] as const)("%s", (_, day, declared, refusal) => {
    expect(refuseSickDay({ day, today, declared })).toBe(refusal);
  });

  test("is one of fourteen in ninety days", () => {
    const declared = Array.from({ length: 14 }, (_, index) => addDays("2026-01-10", index));
    expect(refuseSickDay({ day: today, today, declared })).toBe("too_many");
    expect(sickDaysLeft(declared, today)).toBe(0);
    expect(sickDaysLeft(declared, "2026-04-20")).toBe(11);
  });
});
