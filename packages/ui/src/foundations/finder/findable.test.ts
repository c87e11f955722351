import { expect, test } from "vitest";
import { find, findableFrom } from "./findable.ts";

const all = findableFrom([
  { title: "Primitives/Button", parameters: { notes: { purpose: "Does something." } } },
  { title: "Patterns/Badge", parameters: { notes: { purpose: "A badge.", notFor: "A toast." } } },
  { title: "Somewhere/Else", parameters: { notes: { purpose: "Is not listed." } } },
  { title: "Foundations/Type" },
]);
const titles = (typed: string) => find(all, typed).map(({ title }) => title);

test("keeps the components that are listed, by their tasks", () => {
  expect(all).toEqual([
    {
      task: "Let someone act",
      title: "Primitives/Button",
      purpose: "Does something.",
      notFor: "",
    },
    {
      task: "Show that it takes time, or how far it is",
      title: "Patterns/Badge",
      purpose: "A badge.",
      notFor: "A toast.",
    },
  ]);
});

test.each([
  ["", ["Primitives/Button", "Patterns/Badge"]],
  ["bouton", ["Primitives/Button"]],
  ["KNOP", ["Primitives/Button"]],
  ["medaille recompense", ["Patterns/Badge"]],
  ["médaille bouton", []],
])("%j finds %j", (typed, expected) => {
  expect(titles(typed)).toEqual(expected);
});

test("finds the popup of an achievement by that name", () => {
  const notes = { purpose: "" };
  const badges = ["Patterns/AchievementToasts", "Patterns/BadgesBoard"];
  const shown = findableFrom(badges.map((title) => ({ title, parameters: { notes } })));
  expect(find(shown, "achievement popup").map(({ title }) => title)).toEqual([badges[0]]);
});
