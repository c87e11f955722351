import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { foldMemory, intervalsOf } from "./index.ts";
import type { MemoryEvent } from "./index.ts";

const learned = Date.parse("2026-11-25T09:00:00Z");
const day = 86_400_000;
const rating = fc.constantFrom("again", "hard", "good", "easy");

const history = fc.array(
  fc.record({
    id: fc.uuid(),
    kind: fc.constantFrom("answer", "review"),
    at: fc.integer({ min: 0, max: 400 * day }).map((after) => new Date(learned + after)),
    rating,
  }),
  { minLength: 1, maxLength: 30 },
);

function event(after: number, given: MemoryEvent["rating"], kind: "answer" | "review" = "review") {
  return { id: String(after), kind, at: new Date(learned + after * day), rating: given } as const;
}

describe("the memory of an item", () => {
  it("is the same in whatever order its events arrive", () => {
    fc.assert(
      fc.property(
        history.chain((events) =>
          fc.tuple(
            fc.constant(events),
            fc.shuffledSubarray(events, { minLength: events.length, maxLength: events.length }),
          ),
        ),
        ([events, shuffled]) => {
          expect(foldMemory(shuffled)).toEqual(foldMemory(events));
        },
      ),
      { seed: 18 },
    );
  });

  it("brings it back tomorrow when it was missed, and later when it was known", () => {
    const dueAfter = (given: MemoryEvent["rating"]) =>
      foldMemory([event(0, given, "answer")])?.intervalDays;
    expect([dueAfter("again"), dueAfter("hard"), dueAfter("good")]).toEqual([1, 2, 3]);
  });

  it("keeps what was missed first for tomorrow, although it was known a moment later", () => {
    const memory = foldMemory([event(0, "again", "answer"), event(0.01, "good", "answer")]);
    expect(memory?.dueAt).toEqual(new Date("2026-11-26T09:00:00Z"));
  });

  it("counts reviews, lapses, and how often in a row it was remembered", () => {
    const events = [event(0, "good", "answer"), event(3, "again"), event(4, "good")];
    expect(foldMemory(events)).toMatchObject({ reviews: 2, lapses: 1, streak: 1 });
    expect(foldMemory([...events, event(9, "hard")])).toMatchObject({ reviews: 3, streak: 2 });
    expect(foldMemory([...events, event(9, "again")])).toMatchObject({ lapses: 2, streak: 0 });
  });

  it("begins anew with a restart, and only what comes after it counts", () => {
    fc.assert(
      fc.property(history, history, (before, events) => {
        const restart = { id: "restart", kind: "restart", at: new Date(learned - 1) } as const;
        const past = before.map((one) => ({ ...one, at: new Date(one.at.getTime() - 401 * day) }));
        expect(foldMemory([...events, restart, ...past])).toEqual(foldMemory(events));
        expect(foldMemory([restart, ...past])).toMatchObject({ dueAt: restart.at, reviews: 0 });
        expect(foldMemory([restart])).toBeNull();
      }),
      { seed: 18 },
    );
  });

  it("is nothing where nothing was answered", () => expect(foldMemory([])).toBeNull());

  it("has an interval for each rating, longer for a better one", () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 0, max: 100 }), (events, wait) => {
        const memory = foldMemory(events);
        if (!memory) throw new Error("There are events.");
        const now = new Date(memory.lastSeenAt.getTime() + wait * day);
        const { again, hard, good, easy } = intervalsOf(memory, now);
        expect(again).toBeGreaterThanOrEqual(1);
        expect(hard).toBeGreaterThanOrEqual(again);
        expect(good).toBeGreaterThan(hard);
        expect(easy).toBeGreaterThan(good);
      }),
      { seed: 18 },
    );
  });
});
