import { expect, test } from "vitest";
import { makeCapsule } from "../../shared/testing/makeCapsule.ts";
import { filterCapsules } from "./filterCapsules.ts";

const capsules = [
  makeCapsule({ id: "japanese", title: "Japonais pour débuter" }),
  makeCapsule({ id: "law", title: "Droit du travail", domain: "social_sciences", language: "nl" }),
];
const words = { languages: "Langues", social_sciences: "Sciences sociales" };
const searched = ({ domain }: { domain: string }) =>
  Object.entries(words).flatMap(([key, word]) => (key === domain ? [word] : []));

function found(typed: string, language: "fr" | "nl" | null = null) {
  return filterCapsules(capsules, { words: typed, language }, searched).map(({ id }) => id);
}

test.each([
  ["", ["japanese", "law"]],
  ["DEBUTER", ["japanese"]],
  ["travail sciences", ["law"]],
  ["langues travail", []],
  ["  droit  ", ["law"]],
])("finds by %j", (typed, ids) => {
  expect(found(typed)).toEqual(ids);
});

test("keeps to a language", () => {
  expect(found("", "nl")).toEqual(["law"]);
  expect(found("japonais", "nl")).toEqual([]);
});
