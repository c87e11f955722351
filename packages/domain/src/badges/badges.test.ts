import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, foldStreak, studyDaysOf } from "../streaks/index.ts";
import {
  badgeRules,
  badgeValue,
  countReturns,
  longestStreak,
  reachedRules,
  rulesVersion,
} from "./index.ts";
import type { BadgeRule } from "./index.ts";

const rules: readonly BadgeRule[] = badgeRules;
const amount = fc.integer({ min: 0, max: 800 });
const figures = fc.record(
  {
    lessons: amount,
    capsules: amount,
    streak: amount,
    study_days: amount,
    reviews: amount,
    long_memory: amount,
    first_time_right: amount,
    domains: amount,
    returns: amount,
    quests: amount,
  },
  { requiredKeys: [] },
);
const days = fc.array(
  fc.integer({ min: 0, max: 60 }).map((after) => addDays("2026-02-20", after)),
  { maxLength: 60 },
);

describe("the rules", () => {
  test("have keys of their own, and give more for more", () => {
    expect(new Set(rules.map(({ key }) => key)).size).toBe(rules.length);
    const families = Map.groupBy(rules, ({ measure }) => measure);
    for (const family of families.values()) {
      for (const [index, rule] of family.entries()) {
        const before = family[index - 1] ?? { threshold: 0, points: 0, bonusXp: 0, tier: 1 };
        expect(rule.threshold).toBeGreaterThan(before.threshold);
        expect(rule.points).toBeGreaterThan(before.points);
        expect(rule.bonusXp).toBeGreaterThan(before.bonusXp);
        expect(rule.tier).toBeGreaterThanOrEqual(before.tier);
      }
    }
  });

  test("are another version with any rule more, less or otherwise, in whatever order", () => {
    const [first, ...rest] = rules;
    if (first === undefined) throw new Error("There is no rule.");
    const version = rulesVersion(rules);
    expect(rulesVersion([...rest, first])).toBe(version);
    expect(rulesVersion([...rest, { ...first, points: 99 }])).toBe(version);
    for (const changed of [
      [],
      [{ ...first, threshold: 2 }],
      [{ ...first, key: "x" }],
      [{ ...first, isWithdrawn: true }],
    ]) {
      expect(rulesVersion([...rest, ...changed])).not.toBe(version);
    }
  });
});

describe("what is reached", () => {
  test("is exactly what is full, and grows with the figures", () => {
    fc.assert(
      fc.property(figures, figures, (one, other) => {
        const reached = reachedRules(rules, one);
        for (const rule of rules) {
          const value = badgeValue(rule, one);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(rule.threshold);
          expect(reached.includes(rule)).toBe(value === rule.threshold);
        }
        const both = Object.fromEntries(
          rules.map(({ measure }) => [measure, Math.max(one[measure] ?? 0, other[measure] ?? 0)]),
        );
        expect(reachedRules(rules, both)).toEqual(expect.arrayContaining([...reached]));
      }),
      { seed: 18, numRuns: 200 },
    );
  });

  test.each([
    [{}, []],
    [{ lessons: 1 }, ["first_lesson"]],
    [{ lessons: 9.9, capsules: 1 }, ["first_lesson", "capsules_1"]],
    [{ streak: 7 }, ["streak_3", "streak_7"]],
    [{ lessons: -1, returns: Number.NaN }, []],
  ])("by %j", (known, keys) => {
    expect(reachedRules(rules, known).map(({ key }) => key)).toEqual(keys);
  });

  test("is nothing by a rule that was withdrawn", () => {
    const withdrawn = rules.map((rule) => ({ ...rule, isWithdrawn: true }));
    expect(reachedRules(withdrawn, { lessons: 800, streak: 800 })).toEqual([]);
  });
});

describe("days", () => {
  test.each([
    [[], 0, 0],
    [["2026-02-28"], 1, 0],
    [["2026-03-01", "2026-02-28", "2026-03-01", "2026-02-27"], 3, 0],
    [["2026-02-01", "2026-02-08"], 1, 0],
    [["2026-02-01", "2026-02-09"], 1, 1],
    [["2026-02-01", "2026-02-09", "2026-02-10", "2026-03-10"], 2, 2],
  ])("%j", (studied, streak, returns) => {
    expect(longestStreak(studied)).toBe(streak);
    expect(countReturns(studied)).toBe(returns);
  });

  test("the longest row is the best that the streak ever was, in whatever order days come", () => {
    fc.assert(
      fc.property(days, (studied) => {
        const at = (day: string) => ({ at: Date.parse(`${day}T12:00:00Z`), zone: "UTC" });
        const { best } = foldStreak({
          days: studyDaysOf(studied.map(at)),
          sickDays: [],
          now: at("2026-03-01"),
          hasPause: false,
        });
        expect(longestStreak(studied)).toBe(best);
        expect(longestStreak([...studied, ...studied].toReversed())).toBe(best);
      }),
      { seed: 18, numRuns: 300 },
    );
  });

  test("each return has a week without study before it", () => {
    fc.assert(
      fc.property(days, (studied) => {
        const all = new Set(studied);
        const returns = [...all].filter((day) => {
          const away = Array.from({ length: 7 }, (_, back) => addDays(day, -1 - back));
          return !away.some((one) => all.has(one)) && studied.some((one) => one < day);
        });
        expect(countReturns(studied)).toBe(returns.length);
      }),
      { seed: 18, numRuns: 300 },
    );
  });
});
