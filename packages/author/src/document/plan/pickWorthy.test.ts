import { describe, expect, it } from "vitest";

import type { Recipe } from "../recipes/Recipe.ts";
import { leastWorth } from "../worth/weights.ts";
import { itemsOfLesson } from "./itemsOfLesson.ts";
import { pickWorthy } from "./pickWorthy.ts";

const lesson = { language: "en", said: () => 9, least: leastWorth, apart: 0 } as const;

function evidenceOf(quote: string) {
  return { quote, page: 1, start: 0, end: quote.length, passage: 0 };
}

function subject(name: string, predicate: string): Recipe {
  return {
    kind: "subject",
    evidence: evidenceOf(`${name} ${predicate}.`),
    subject: name,
    predicate,
    others: ["Ptolemy", "Kepler"],
    grammar: { article: "", number: "one", kind: "name" },
  };
}

const subjects = [
  subject("Copernicus", "is the astronomer who concluded that Earth is a planet"),
  subject("Brahe", "is the last and greatest of the observers before the telescope"),
  subject("Newton", "is the author of the Principia, which explains the motions of planets"),
  subject("Galileo", "is the first who saw the moons of Jupiter through a telescope"),
].map((recipe) => ({ recipes: [recipe], doubt: 0 }));

const terms = ["parallax", "ecliptic", "corona"].map((term) => ({
  recipes: [
    {
      kind: "definition",
      evidence: evidenceOf(`The thing that astronomers measure with a ${term} is called ${term}.`),
      term,
      definition: `The thing that astronomers measure with ${term.length} lenses`,
      others: ["orbit", "meridian"],
    } satisfies Recipe,
  ],
  doubt: 0,
}));

describe("pickWorthy", () => {
  it("matches things that are alike with what is said of them, and asks for the rest one by one", () => {
    const picked = pickWorthy([...subjects, ...terms], lesson);
    const matched = picked.filter((recipe) => "match" in recipe && recipe.match === 1);
    expect(matched).toHaveLength(4);
    expect(itemsOfLesson(picked)).toBe(4);
  });

  it("asks nothing twice, and no statements", () => {
    const [first] = terms;
    const twice = pickWorthy([...terms, ...(first ? [first] : [])], lesson);
    expect(twice).toHaveLength(3);
    const quote = "The corona is seen when the Moon hides the Sun.";
    const stated: Recipe = { kind: "true", evidence: evidenceOf(quote) };
    expect(pickWorthy([{ recipes: [stated], doubt: 0 }], { ...lesson, least: 0 })).toEqual([]);
  });

  it("is silent where nothing is worth it", () => {
    expect(pickWorthy(terms, { ...lesson, least: 1 })).toEqual([]);
  });
});
