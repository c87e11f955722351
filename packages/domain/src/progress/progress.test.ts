import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AnswerFeedback, ProgressStatus } from "@alambic/contract";
import type { AtomProgress } from "./index.ts";
import {
  aggregateStatus,
  awardXp,
  isFinished,
  lessonsProgress,
  lockedLessons,
  moleculeProgress,
  nextAtomStatus,
  percentage,
} from "./index.ts";

const seed = 13;
const status = fc.constantFrom<ProgressStatus>(
  "not_started",
  "in_progress",
  "completed",
  "failed",
  "validated",
  "locked",
);
const outcome = fc.constantFrom<AnswerFeedback["outcome"]>(
  "correct",
  "partial",
  "incorrect",
  "revealed",
  "completed",
);

test.each<[ProgressStatus[], ProgressStatus]>([
  [[], "not_started"],
  [["completed", "validated"], "completed"],
  [["completed", "not_started"], "in_progress"],
  [["failed", "not_started"], "in_progress"],
  [["in_progress", "locked"], "in_progress"],
  [["not_started", "locked"], "not_started"],
  [["locked", "locked"], "locked"],
])("%j make %s", (items, whole) => expect(aggregateStatus(items)).toBe(whole));

describe("an item after an answer", () => {
  test.each<[ProgressStatus, AnswerFeedback["outcome"], ProgressStatus]>([
    ["not_started", "correct", "completed"],
    ["failed", "correct", "completed"],
    ["not_started", "completed", "completed"],
    ["not_started", "incorrect", "failed"],
    ["not_started", "partial", "in_progress"],
    ["failed", "revealed", "in_progress"],
    ["locked", "correct", "locked"],
  ])("%s, answered %s, is %s", (before, given, after) => {
    expect(nextAtomStatus(before, given)).toBe(after);
  });

  test("never loses what was finished", () => {
    fc.assert(
      fc.property(status, outcome, (before, given) => {
        if (isFinished(before)) expect(nextAtomStatus(before, given)).toBe(before);
      }),
      { seed },
    );
  });
});

describe("XP", () => {
  const score = fc.double({ min: 0, max: 1, noNaN: true });

  test("gives the rest of what an answer is worth", () => {
    const award = { reward: 20, score: 1, alreadyAwarded: 0, revealedBefore: false };
    expect(awardXp(award)).toBe(20);
    expect(awardXp({ ...award, alreadyAwarded: 15 })).toBe(5);
    expect(awardXp({ ...award, revealedBefore: true })).toBe(10);
    expect(awardXp({ ...award, revealedBefore: true, alreadyAwarded: 15 })).toBe(0);
    expect(awardXp({ ...award, score: 1 / 3 })).toBe(7);
  });

  test("over any answers never exceeds the reward, and never goes back", () => {
    const answers = fc.array(fc.tuple(score, fc.boolean()));
    fc.assert(
      fc.property(fc.nat({ max: 500 }), answers, (reward, given) => {
        let earned = 0;
        for (const [worth, revealedBefore] of given) {
          const xp = awardXp({ reward, score: worth, alreadyAwarded: earned, revealedBefore });
          expect(xp).toBeGreaterThanOrEqual(0);
          expect(Number.isInteger(xp)).toBe(true);
          earned += xp;
        }
        expect(earned).toBeLessThanOrEqual(reward);
      }),
      { seed },
    );
  });
});

test("a lesson is open when it was begun or all before it are finished, and only then", () => {
  fc.assert(
    fc.property(fc.array(status), (lessons) => {
      for (const [index, locked] of lockedLessons(lessons).entries()) {
        const isBegun = !["not_started", "locked"].includes(lessons[index] ?? "not_started");
        expect(locked).toBe(!isBegun && !lessons.slice(0, index).every(isFinished));
      }
    }),
    { seed },
  );
});

test("per cent says 100 only of all and 0 only of nothing", () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (part, whole) => {
      const value = percentage(part, whole);
      expect(value === 100).toBe(whole > 0 && part >= whole);
      expect(value === 0).toBe(whole === 0 || part === 0);
    }),
    { seed },
  );
});

describe("roll-up", () => {
  const atom: fc.Arbitrary<AtomProgress> = fc
    .record({ progress_status: status, reward_xp: fc.nat({ max: 50 }), is_bonus: fc.boolean() })
    .chain((base) =>
      fc.nat({ max: base.reward_xp }).map((earned) => ({ ...base, xp_earned: earned })),
    );
  const lessons = fc.array(fc.array(atom, { maxLength: 6 }), { maxLength: 6 });

  test("a lesson counts its items and their XP, bonus apart", () => {
    const item = {
      reward_xp: 10,
      xp_earned: 10,
      is_bonus: false,
      progress_status: "completed",
    } as const;
    const open = { ...item, xp_earned: 0, progress_status: "not_started" } as const;
    expect(moleculeProgress([item, open, open, { ...item, is_bonus: true }])).toEqual({
      progress_status: "in_progress",
      progress_percentage: 33,
      atom_count: 3,
      atoms_completed: 1,
      xp_total: 30,
      xp_earned: 10,
      xp_percent: 33,
      xp_remaining: 20,
      bonus_xp_total: 10,
      bonus_xp_earned: 10,
      bonus_xp_remaining: 0,
    });
  });

  test("a lesson that is still being made holds the capsule back", () => {
    const done = moleculeProgress([
      { reward_xp: 5, xp_earned: 5, is_bonus: false, progress_status: "completed" },
    ]);
    const whole = lessonsProgress([done, moleculeProgress([])]);
    expect(whole).toMatchObject({ progress_status: "in_progress", progress_percentage: 50 });
  });

  test("sums agree with the items, and 100 per cent with completed", () => {
    fc.assert(
      fc.property(lessons, (capsule) => {
        const whole = lessonsProgress(capsule.map(moleculeProgress));
        const required = capsule.flat().filter((item) => !item.is_bonus);
        expect(whole.xp_total).toBe(required.reduce((sum, item) => sum + item.reward_xp, 0));
        expect(whole.xp_earned + whole.xp_remaining).toBe(whole.xp_total);
        expect(whole.atom_count).toBe(required.length);
        expect(whole.progress_percentage === 100).toBe(whole.progress_status === "completed");
      }),
      { seed, numRuns: 300 },
    );
  });
});
