import { expect, test } from "vitest";
import { dayOf, readPlan } from "./plan.ts";

const now = new Date(2026, 10, 20, 18, 0);
const draft = { title: " Réviser ", notes: "", date: "2026-11-20", time: "18:01", withCoach: true };

test("a minute ahead can be planned, in the learner's own time", () => {
  expect(readPlan(draft, now)).toEqual({
    ok: true,
    plan: { title: "Réviser", notes: "", dueAt: new Date(2026, 10, 20, 18, 1), withCoach: true },
  });
});

test.each([
  [{ time: "18:00" }, ["date"]],
  [{ date: "2026-11-19" }, ["date"]],
  [{ date: "" }, ["date"]],
  [{ time: "" }, ["date"]],
  [{ title: "  ", time: "17:00" }, ["title", "date"]],
])("%j is refused", (values, problems) => {
  expect(readPlan({ ...draft, ...values }, now)).toEqual({ ok: false, problems });
});

test("the day of a moment", () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
