import { expect, it } from "vitest";

import { limitAnswers } from "./limitAnswers.ts";

const now = new Date("2026-11-20T10:00:00Z");

it("lets a long queue through at once, and holds a flood back", () => {
  for (let count = 0; count < 3000; count += 1) limitAnswers("member", now);
  expect(() => limitAnswers("member", now)).toThrow("too_many_requests");
  limitAnswers("another", now);
});
