import type { QuestReason } from "@alambic/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, localDay, startOfDay } from "../streaks/index.ts";
import {
  chooseQuest,
  pendingRework,
  questDay,
  questMinutes,
  questSize,
  questStanding,
  replaceItems,
} from "./index.ts";
import type { LastQuest, LoggedAnswer, QuestCandidate, QuestPart } from "./index.ts";

const seed = 18;
const reasons: readonly QuestReason[] = ["rework", "missed", "weak", "lesson", "fresh"];

const candidate = fc.record({
  atomId: fc.uuid(),
  capsuleId: fc.constantFrom("a", "b", "c"),
  chapterId: fc.constantFrom("1", "2"),
  reason: fc.constantFrom(...reasons),
  isReading: fc.boolean(),
  urgency: fc.integer({ min: -20, max: 20 }),
});
const candidates = fc.uniqueArray(candidate, { selector: ({ atomId }) => atomId, maxLength: 40 });
const rules = fc.record({ size: fc.integer({ min: 1, max: 12 }), seed: fc.string() });
const asked = (items: readonly QuestCandidate[]) => items.filter(({ isReading }) => !isReading);
const item = (atomId: string, changes: Partial<QuestCandidate> = {}): QuestCandidate => ({
  atomId,
  capsuleId: "a",
  chapterId: "1",
  reason: "fresh",
  isReading: false,
  urgency: 0,
  ...changes,
});

describe("a quest", () => {
  test("is the same whatever order its candidates come in", () => {
    const shuffled = candidates.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, rules, ([all, other], given) => {
        expect(chooseQuest(other, given)).toEqual(chooseQuest(all, given));
      }),
      { seed },
    );
  });

  test("is of one capsule, no longer than it may be, ends with an exercise, and is there if any is", () => {
    fc.assert(
      fc.property(candidates, rules, (all, given) => {
        const quest = chooseQuest(all, given);
        if (quest === null) {
          expect(asked(all)).toEqual([]);
          return;
        }
        const { capsuleId, items } = quest;
        const possible = asked(all).filter((one) => one.capsuleId === capsuleId);
        expect(asked(items)).toHaveLength(Math.min(given.size, possible.length));
        expect(items.every((one) => one.capsuleId === capsuleId)).toBe(true);
        expect(items.at(-1)?.isReading).toBe(false);
        expect(new Set(items).size).toBe(items.length);
      }),
      { seed },
    );
  });

  test("asks what comes back first, then what was missed, before all else", () => {
    const all = [
      item("fresh", { capsuleId: "b" }),
      ...["1", "2", "3", "4"].map((id) =>
        item(`missed ${id}`, { capsuleId: "b", reason: "missed" }),
      ),
      item("weak", { reason: "weak" }),
      item("missed", { reason: "missed", chapterId: "2" }),
      item("back", { reason: "rework" }),
    ];
    const quest = chooseQuest(all, { size: 3, seed: "lea 2026-11-26" });
    expect(quest).toMatchObject({ capsuleId: "a", chapterId: "1", reason: "rework" });
    expect(quest?.items.map(({ atomId }) => atomId)).toEqual(["back", "weak", "missed"]);
    const later = chooseQuest(all.slice(0, -1), { size: 3, seed: "lea 2026-11-26" });
    expect(later).toMatchObject({ capsuleId: "b", reason: "missed" });
  });

  test("keeps a lesson in its order, with its texts before what they explain", () => {
    const lesson = [true, false, true, false, true].map((isReading, position) =>
      item(`${position}`, { reason: "lesson", isReading, urgency: -position }),
    );
    const quest = chooseQuest(lesson.toReversed(), { size: 8, seed: "" });
    expect(quest?.items.map(({ atomId }) => atomId)).toEqual(["0", "1", "2", "3"]);
  });

  test("is filled again from its own capsule with what it has not asked", () => {
    fc.assert(
      fc.property(candidates, rules, (all, given) => {
        const quest = chooseQuest(all, given);
        if (quest === null) return;
        const atomIds = new Set(quest.items.map(({ atomId }) => atomId));
        const items = replaceItems(all, given, { ...quest, atomIds });
        expect(items.some(({ atomId }) => atomIds.has(atomId))).toBe(false);
        expect(items.every(({ capsuleId }) => capsuleId === quest.capsuleId)).toBe(true);
        expect(asked(items).length).toBeLessThanOrEqual(given.size);
      }),
      { seed },
    );
  });
});

describe("its size", () => {
  const times = fc.array(fc.nat({ max: 20 * 3_600_000 }));
  test("stays within bounds, and never shrinks for who learns longer", () => {
    fc.assert(
      fc.property(
        times,
        times,
        fc.integer({ min: 0, max: 3_600_000 }),
        (studyMs, answerMs, more) => {
          const { exercises, secondsAnExercise } = questSize({ studyMs, answerMs });
          expect(exercises).toBeGreaterThanOrEqual(3);
          expect(exercises).toBeLessThanOrEqual(12);
          expect(questMinutes(exercises, secondsAnExercise)).toBeLessThanOrEqual(12);
          const longer = studyMs.map((time) => (time > 0 ? time + more : 0));
          expect(questSize({ studyMs: longer, answerMs }).exercises).toBeGreaterThanOrEqual(
            exercises,
          );
        },
      ),
      { seed },
    );
  });

  test.each([
    ["nobody knows yet", [], [], 8],
    ["two minutes a day", [120_000, 90_000, 150_000], [30_000], 6],
    ["ten minutes a day", [600_000, 500_000, 700_000], [30_000], 10],
    ["ten minutes a day, slowly", [600_000], [60_000], 5],
    ["two hours a day", [7_200_000], [40_000], 12],
  ])("%s", (_, studyMs, answerMs, exercises) => {
    expect(questSize({ studyMs, answerMs }).exercises).toBe(exercises);
  });
});

describe("its day", () => {
  const zones = Intl.supportedValuesOf("timeZone");
  const start = Date.parse("2026-03-01T00:00:00Z");
  const hour = 3_600_000;

  interface Look {
    readonly zone: string;
    /** Hours since the look before. */
    readonly after: number;
  }

  /** The quests that a learner sees who looks from here and there. */
  function seen(looks: readonly Look[]): { days: string[]; made: LastQuest[] } {
    const made: LastQuest[] = [];
    const days: string[] = [];
    let now = start;
    for (const { zone, after } of looks) {
      now += after * hour;
      const last = made.at(-1) ?? null;
      const day = questDay(last, new Date(now), zone);
      if (last?.day !== day) made.push({ day, endsAt: startOfDay(addDays(day, 1), zone) });
      days.push(day);
    }
    return { days, made };
  }

  test("is the learner's own, each day one, in every zone and over every change of clocks", () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 1, max: 9 }), (zone, after) => {
        const looks = Array.from({ length: 40 }, () => ({ zone, after }));
        const { days } = seen(looks);
        const own = looks.map((_, index) => localDay(start + (index + 1) * after * hour, zone));
        expect(days).toEqual(own);
      }),
      { seed, numRuns: 12 },
    );
  });

  test("goes on in flight: never back, never two for a day, none sooner than the last has ended", () => {
    const look = fc.record({
      zone: fc.constantFrom(...zones),
      after: fc.integer({ min: 0, max: 30 }),
    });
    fc.assert(
      fc.property(fc.array(look, { minLength: 2, maxLength: 40 }), (looks) => {
        const { days, made } = seen(looks);
        expect(days.toSorted()).toEqual(days);
        expect(new Set(made.map(({ day }) => day)).size).toBe(made.length);
        const hours = looks.reduce((sum, { after }) => sum + after, 0);
        // A day begins somewhere 14 hours before, and ends elsewhere 12 after, that of UTC.
        expect(made.length).toBeLessThanOrEqual(Math.floor((hours + 26) / 24) + 1);
      }),
      { seed, numRuns: 30 },
    );
  });

  test("is the same on two devices in two zones", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 23 }),
        (one, other, after) => {
          const { days } = seen([
            { zone: one, after },
            { zone: other, after: 0 },
            { zone: one, after: 0 },
          ]);
          expect(new Set(days).size).toBe(1);
        },
      ),
      { seed, numRuns: 30 },
    );
  });
});

describe("its standing", () => {
  const ids = ["p", "q", "r", "text"];
  const parts = fc
    .tuple(fc.subarray(ids.slice(0, 3)), fc.boolean())
    .map(([dropped, withText]): QuestPart[] =>
      ids
        .filter((id) => withText || id !== "text")
        .map((atomId) => ({
          atomId,
          isReading: atomId === "text",
          isDropped: dropped.includes(atomId),
        })),
    );
  const answer = fc.record({
    answerId: fc.uuid(),
    atomId: fc.constantFrom(...ids),
    score: fc.constantFrom(0, 0.25, 0.5, 1),
    at: fc.integer({ min: 0, max: 5 }).map((time) => new Date(time)),
    isLate: fc.boolean(),
  });
  const log = fc.uniqueArray(answer, { selector: ({ answerId }) => answerId, maxLength: 12 });

  test("follows from the log, in whatever order and however often it came", () => {
    const shuffled = log.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 }),
      ),
    );
    fc.assert(
      fc.property(parts, shuffled, fc.boolean(), (quest, [all, again], isCorrected) => {
        expect(questStanding(quest, again, isCorrected)).toEqual(
          questStanding(quest, all, isCorrected),
        );
      }),
      { seed },
    );
  });

  test("earns only once it is whole, in proportion, and nothing for what came late", () => {
    fc.assert(
      fc.property(parts, log, fc.boolean(), (quest, all, isCorrected) => {
        const standing = questStanding(quest, all, isCorrected);
        const onTime = all.filter(({ isLate }) => !isLate);
        expect(questStanding(quest, onTime, isCorrected)).toEqual(standing);
        expect(standing.xpEarned).toBeLessThanOrEqual(standing.xp);
        if (standing.answered < standing.total) expect(standing.xpEarned).toBe(0);
        if (standing.state === "open") expect(standing.scorePercentage).toBeNull();
        if (!isCorrected) expect(standing.rework).toEqual([]);
      }),
      { seed },
    );
  });

  test("is a hundred per cent only where all was right, and what was not comes back", () => {
    const quest = ["p", "q", "r"].map((atomId) => ({ atomId, isReading: false, isDropped: false }));
    const given = (atomId: string, score: number): LoggedAnswer => ({
      answerId: atomId,
      atomId,
      score,
      at: new Date(0),
      isLate: false,
    });
    const all = [given("p", 1), given("q", 1), given("r", 0.99)];
    expect(questStanding(quest, all, true)).toMatchObject({
      state: "corrected",
      scorePercentage: 99,
      xp: 15,
      xpEarned: 15,
      rework: ["r"],
    });
    expect(questStanding(quest, all.slice(0, 1), true)).toMatchObject({
      scorePercentage: 33,
      xpEarned: 0,
      rework: ["q", "r"],
    });
  });

  test("what comes back does so until a later quest has its answer", () => {
    const quest = (day: string, rework: string[], answered: string[]) => ({
      day,
      standing: { rework, answers: new Map(answered.map((id) => [id, expect.anything()])) },
    });
    const first = quest("2026-11-24", ["p", "q"], ["p"]);
    expect(pendingRework(first, [first, quest("2026-11-25", [], [])])).toEqual(["p", "q"]);
    expect(pendingRework(first, [first, quest("2026-11-25", [], ["q"])])).toEqual(["p"]);
  });
});
