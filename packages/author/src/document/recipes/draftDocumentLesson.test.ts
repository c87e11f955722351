import { describe, expect, it } from "vitest";

import { createRandom } from "../../random/createRandom.ts";
import { loadTexts } from "../../texts/loadTexts.ts";
import { draftDocumentLesson } from "./draftDocumentLesson.ts";
import type { GapRecipe } from "./Recipe.ts";

const words = ["hive", "queen", "larva", "drone", "pupa", "honey", "pollen", "swarm"];
const texts = await loadTexts("en");

/** A sentence about each word, the word missing. */
function gaps(more: Partial<GapRecipe>): readonly GapRecipe[] {
  return words.map((word, index) => {
    const quote = `In month ${index} of the year the ${word} is looked after.`;
    const from = quote.indexOf(word);
    const evidence = { quote, page: 1, start: 100 * index, end: 100 * index + quote.length };
    return {
      kind: "noun",
      evidence: { ...evidence, passage: 0 },
      from,
      to: from + word.length,
      others: ["frame", "lid", "box"],
      letters: word.charAt(0),
      ...more,
    };
  });
}

function draft(recipes: readonly GapRecipe[]) {
  const passages = [{ text: "What bees do.", page: 1, heading: null }];
  const shared = { documentTitle: "Bees", documentLanguage: "en", passages } as const;
  return draftDocumentLesson({ ...shared, recipes }, texts, createRandom("seed")).map(
    ({ exercise }) => exercise,
  );
}

function kindsOf(recipes: readonly GapRecipe[]) {
  return draft(recipes).map(({ content_type: kind }) => kind);
}

describe("draftDocumentLesson", () => {
  it("matches words that are wrong in each other's gap", () => {
    expect(kindsOf(gaps({ companions: words }))).toContain("matching");
    expect(kindsOf(gaps({ companions: words.slice(0, 3) }))).not.toContain("matching");
    expect(kindsOf(gaps({}))).not.toContain("matching");
  });

  it("lets words be typed that have no wrong choices", () => {
    const kinds = kindsOf(gaps({ others: [] }));
    expect(kinds.filter((kind) => kind === "fill_in_blank")).toHaveLength(words.length);
    expect(kinds).not.toContain("quiz");
  });

  it("asks for a word by typing it also where there are wrong choices", () => {
    const kinds = kindsOf(gaps({}));
    expect(kinds.filter((kind) => kind === "fill_in_blank")).toHaveLength(words.length);
    expect(kinds).not.toContain("quiz");
  });

  it("lets no word be typed that its first letters do not tell", () => {
    const kinds = kindsOf(gaps({ letters: null }));
    expect(kinds.filter((kind) => kind === "quiz")).toHaveLength(words.length);
    expect(kinds).not.toContain("fill_in_blank");
  });

  it("shows as many letters as tell a word", () => {
    const hints = draft(gaps({ others: [], letters: "xyz" })).flatMap((exercise) =>
      exercise.content_type === "fill_in_blank" ? [JSON.stringify(exercise.content)] : [],
    );
    expect(hints.every((hint) => hint.includes("xyz"))).toBe(true);
    expect(hints).not.toEqual([]);
  });
});
