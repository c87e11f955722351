import { expect, test } from "vitest";
import { badgeExamples } from "../badge/badge-examples.ts";
import { countBadges, filterBadges } from "./badges.ts";

const all = Object.values(badgeExamples);

test("counts only the points of what is earned", () => {
  expect(countBadges(all)).toEqual({ unlocked: 2, total: 4, points: 60 });
  expect(countBadges([])).toEqual({ unlocked: 0, total: 0, points: 0 });
});

test("the filters part the badges", () => {
  const names = (filter: "all" | "unlocked" | "locked") =>
    filterBadges(all, filter).map(({ id }) => id);
  expect([...names("unlocked"), ...names("locked")].toSorted()).toEqual(names("all").toSorted());
  expect(names("locked")).toEqual(["reviews-100", "votes"]);
});
