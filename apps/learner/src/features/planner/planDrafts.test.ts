import { expect, test } from "vitest";
import { planDraftsOf } from "./planDrafts.ts";

const draft = { title: "Réviser", notes: "", date: "", time: "18:00", withCoach: false };
const fractions = { title: "Fractions", capsuleId: "c-1", planRoute: "/capsule/c-1/plan" };

test("what is typed in the planner stays for its member and its subject, until it is saved", () => {
  planDraftsOf("u-1", null).keep(draft);
  expect(planDraftsOf("u-1", null).read()).toEqual(draft);
  expect(planDraftsOf("u-1", fractions).read()).toBeUndefined();
  expect(planDraftsOf("u-2", null).read()).toBeUndefined();
  planDraftsOf("u-1", null).keep(null);
  expect(planDraftsOf("u-1", null).read()).toBeUndefined();
});
