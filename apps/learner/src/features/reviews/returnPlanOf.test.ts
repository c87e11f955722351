import { expect, test } from "vitest";
import { loadADay, needsReturnPlan } from "./returnPlanOf.ts";

const wall = { due: 10, overdue: 390, new: 0, seconds_a_card: 12, minutes_a_day: null };

test.each([
  ["four hundred cards after a break", wall, true],
  ["what is spread already", { ...wall, minutes_a_day: 15 }, false],
  ["a full day of what is due", { ...wall, due: 390, overdue: 10 }, false],
  ["a few cards that are late", { ...wall, due: 0, overdue: 90 }, false],
])("%s", (_, stats, needs) => expect(needsReturnPlan(stats)).toBe(needs));

test("the load of a day leaves out today, with all that is late", () => {
  const forecast = [400, 4, 8, 0].map((cards, index) => ({ day: `2026-11-2${index}`, cards }));
  expect(loadADay({ forecast })).toBe(4);
});
