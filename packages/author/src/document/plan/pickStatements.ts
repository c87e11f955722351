import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { toneOf } from "../analysis/negation.ts";
import { isStatement } from "../recipes/Recipe.ts";
import type { StatementRecipe } from "../recipes/Recipe.ts";
import type { Offer } from "./Offer.ts";

const mostPairs = 1;

/** What a pair is made of: a false statement and a true one that deny both, or neither. */
const tones = ["plain", "denies"] as const;

/**
 * Statements to be told true from false, in pairs of one false and one true that are alike: both deny
 * something, or neither does. So whether a statement denies tells nothing of whether it is true. Where
 * there is no such pair, nothing is asked in this way. The least doubted sentences come first.
 */
export function pickStatements(
  offers: readonly Offer[],
  language: InstructionLanguage,
): readonly Offer<StatementRecipe>[] {
  const byDoubt = offers.toSorted((a, b) => a.doubt - b.doubt);
  const statements = byDoubt.flatMap((offer) => (isOfStatement(offer) ? [offer] : []));
  const asked = new Set(offers.filter(({ recipe }) => recipe.kind === "noun").map(({ at }) => at));
  const picked: Offer<StatementRecipe>[] = [];
  const firstOf = (kind: StatementRecipe["kind"], tone: (typeof tones)[number], taken?: number) =>
    statements
      .filter(
        ({ at, recipe }) =>
          recipe.kind === kind &&
          at !== taken &&
          !picked.some((other) => other.at === at) &&
          toneOf(statementOf(recipe), language) === tone,
      )
      // Sentences of which nothing else can be asked are spent first.
      .toSorted((a, b) => Number(asked.has(a.at)) - Number(asked.has(b.at)))[0];
  for (let round = 0; round < mostPairs; round += 1)
    for (const tone of tones) {
      const falsehood = firstOf("false", tone);
      const truth = firstOf("true", tone, falsehood?.at);
      if (picked.length < 2 * mostPairs && falsehood !== undefined && truth !== undefined)
        picked.push(falsehood, truth);
    }
  return picked;
}

function isOfStatement(offer: Offer): offer is Offer<StatementRecipe> {
  return isStatement(offer.recipe);
}

function statementOf(recipe: StatementRecipe): string {
  return recipe.kind === "true" ? recipe.evidence.quote : recipe.statement;
}
