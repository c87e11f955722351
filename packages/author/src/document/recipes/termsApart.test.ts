import { expect, it } from "vitest";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { termsApart } from "./termsApart.ts";
import type { SaidTerm } from "./termsApart.ts";

const kept = (all: readonly SaidTerm[], language: InstructionLanguage) =>
  termsApart(all, (each) => each, language).map(({ term }) => term);

const nephron = { term: "nephron", said: "the functional unit of an organ" };
const capsule = { term: "capsule", said: "a cup that collects the filtrate" };
const hormone = { term: "hormone", said: "a messenger carried by the blood" };

it("keeps terms that are told by what is said of them", () => {
  expect(kept([nephron, capsule, hormone], "en")).toEqual(["nephron", "capsule", "hormone"]);
});

it.each<[string, SaidTerm]>([
  ["names another term", { term: "tubule", said: "a tube behind the capsule of a nephron" }],
  ["says nearly the same", { term: "goblet", said: "a small cup that collects filtrate" }],
  ["tells itself", { term: "messenger", said: "messengers of the nervous kind" }],
])("leaves one that %s", (_, other) => {
  expect(kept([nephron, capsule, hormone, other], "en")).not.toContain(other.term);
});

it.each<[InstructionLanguage, SaidTerm, SaidTerm]>([
  [
    "fr",
    { term: "tube proximal", said: "le premier conduit sinueux" },
    { term: "tube distal", said: "le second conduit sinueux" },
  ],
  [
    "nl",
    { term: "de proximale buis", said: "het eerste gekronkelde buisje" },
    { term: "de distale lus", said: "het tweede gekronkelde buisje" },
  ],
])("has none where fewer than three are left, in %s", (language, one, other) => {
  expect(kept([one, other, { term: "x", said: "y" }], language)).toEqual([]);
});
