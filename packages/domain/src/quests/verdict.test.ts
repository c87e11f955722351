import fc from "fast-check";
import { expect, test } from "vitest";
import { questVerdict } from "./verdict.ts";

test("only a quest that is at least half right is a success, and a better score is never a worse one", () => {
  expect([0, 0.49, 0.5, 0.99, 1].map(questVerdict)).toEqual([
    "hard",
    "hard",
    "well",
    "well",
    "right",
  ]);
  const ranks = ["hard", "well", "right"];
  const score = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(score, score, (one, other) => {
      const [low, high] = [one, other].toSorted((a, b) => a - b).map(questVerdict);
      expect(ranks.indexOf(low ?? "")).toBeLessThanOrEqual(ranks.indexOf(high ?? ""));
    }),
  );
});
