import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { chanceAfterReview, chanceOfRecall, dueBeforeExam, foldMemory } from "./index.ts";
import type { MemoryEvent } from "./index.ts";

const start = Date.parse("2026-11-01T09:00:00Z");
const day = 86_400_000;
const at = (days: number) => new Date(start + days * day);

const reviewed = fc
  .record({
    ratings: fc.array(fc.constantFrom("again", "hard", "good", "easy"), {
      minLength: 1,
      maxLength: 8,
    }),
    gap: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ ratings, gap }) =>
    foldMemory(
      ratings.map((rating, index): MemoryEvent => ({
        id: String(index),
        kind: "review",
        at: at(index * gap),
        rating,
      })),
    ),
  );

describe("an exam", () => {
  it("has an item reviewed in the week before, within a point of the best chance, or not at all", () => {
    fc.assert(
      fc.property(reviewed, fc.integer({ min: 1, max: 400 }), (memory, ahead) => {
        if (!memory) throw new Error("There are reviews.");
        const exam = new Date(memory.lastSeenAt.getTime() + ahead * day);
        const due = dueBeforeExam(memory, exam);
        const without = chanceOfRecall(memory, exam);
        if (due === null) return;
        expect(memory.dueAt >= exam).toBe(true);
        expect(exam.getTime() - due.getTime()).toBeLessThanOrEqual(7 * day);
        const after = chanceAfterReview(memory, due, exam);
        expect(after).toBeGreaterThan(without - 0.01);
        for (let before = 1; before <= 7; before += 1) {
          const other = new Date(exam.getTime() - before * day);
          if (other.getTime() - memory.lastSeenAt.getTime() < day / 2) continue;
          expect(after).toBeGreaterThanOrEqual(chanceAfterReview(memory, other, exam) - 0.01);
        }
      }),
      { seed: 18 },
    );
  });

  it("changes nothing for what comes back before it in any case, or was seen on the day", () => {
    const known = { stability: 5, difficulty: 5, lastSeenAt: at(0), dueAt: at(5) };
    expect(dueBeforeExam(known, at(6))).toBeNull();
    expect(dueBeforeExam(known, at(0))).toBeNull();
    expect(dueBeforeExam({ ...known, dueAt: at(30), stability: 30 }, at(20))).not.toBeNull();
  });

  it("raises what is recalled on its day, for who reviews when told, and asks no day of all", () => {
    const cards = fc.sample(reviewed, { numRuns: 200, seed: 18 });
    const exam = at(150);
    let without = 0;
    let prepared = 0;
    const days = new Set<string>();
    for (const memory of cards) {
      if (!memory || memory.dueAt < exam) continue;
      const due = dueBeforeExam(memory, exam);
      without += chanceOfRecall(memory, exam);
      prepared += due ? chanceAfterReview(memory, due, exam) : chanceOfRecall(memory, exam);
      if (due) days.add(due.toISOString());
    }
    expect(prepared).toBeGreaterThan(without);
    expect(days.size).toBeGreaterThan(1);
  });

  it("is in the fold: the schedule is for it as long as it lasts, and the memory the same", () => {
    const events: MemoryEvent[] = [0, 3, 14].map((days) => ({
      id: String(days),
      kind: "review",
      at: at(days),
      rating: "good",
    }));
    const exam = { startsAt: at(30), endsAt: at(31) };
    const plain = foldMemory(events);
    const prepared = foldMemory(events, { desiredRetention: 0.9, exam });
    expect(plain?.exam).toBeNull();
    expect(prepared).toEqual({ ...plain, exam: { dueAt: prepared?.exam?.dueAt, endsAt: at(31) } });
    expect(prepared?.exam?.dueAt.getTime()).toBeLessThan(exam.startsAt.getTime());
  });
});
