import { describe, expect, it } from "vitest";

import { documentRequest, listsRequest } from "../../testing/requests.ts";
import { toneOf } from "../analysis/negation.ts";
import type { StatementRecipe } from "../recipes/Recipe.ts";
import { pickStatements } from "./pickStatements.ts";
import { readDocument } from "./readDocument.ts";

function statementOf(recipe: StatementRecipe): string {
  return recipe.kind === "true" ? recipe.evidence.quote : recipe.statement;
}

describe.each(["en", "fr", "nl"] as const)("statements on documents in %s", (language) => {
  it.each([
    ["a text", documentRequest],
    ["a text with lists", listsRequest],
  ])("are as often true as false, and negations do not tell which: %s", (_, request) => {
    const { source } = request(language);
    if (source.kind !== "document") throw new Error("No document");
    const { sentences, recipes, doubt } = readDocument({
      ...source.document,
      pageCount: 60,
    });
    const offers = sentences.flatMap((sentence, at) =>
      (recipes.get(sentence) ?? []).map((recipe) => ({
        at,
        recipe,
        doubt: doubt.get(sentence) ?? 0,
      })),
    );
    // Each lesson asks so of sentences of its own.
    const picked = offers.flatMap((_offer, from) =>
      from % 12 === 0 ? pickStatements(offers.slice(from, from + 12), language) : [],
    );
    const statements = picked.map(({ recipe }) => recipe);
    const denying = (kind: StatementRecipe["kind"]) =>
      statements.filter(
        (recipe) => recipe.kind === kind && toneOf(statementOf(recipe), language) === "denies",
      );
    expect(statements.length).toBeGreaterThan(1);
    expect(statements.filter(({ kind }) => kind === "true")).toHaveLength(statements.length / 2);
    expect(denying("true")).toHaveLength(denying("false").length);
  });
});
