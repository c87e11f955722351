import { blankAt } from "../analysis/blanksIn.ts";
import type { Noun } from "../analysis/nounsOf.ts";
import { standsIn } from "../analysis/standsIn.ts";
import { nounRulesOf } from "../rules/nouns/index.ts";
import type { DocumentKnowledge } from "./DocumentKnowledge.ts";
import type { GapRecipe, Recipe } from "./Recipe.ts";

/** A gap and the noun that is missing there. */
interface NounGap {
  readonly recipe: GapRecipe;
  readonly noun: Noun;
}

/**
 * The recipes of a lesson, those of missing nouns with the others that may stand in one bank of words
 * with them: each agrees with the gap of the other, and is wrong there.
 */
export function withCompanions(
  recipes: readonly Recipe[],
  { nouns, language }: Pick<DocumentKnowledge, "nouns" | "language">,
): readonly Recipe[] {
  const rules = nounRulesOf[language];
  const nounGap = (recipe: Recipe): NounGap | null => {
    if (recipe.kind !== "noun") return null;
    const noun = nouns.get(recipe.evidence.quote.slice(recipe.from, recipe.to));
    return noun === undefined ? null : { recipe, noun };
  };
  const gaps = recipes.flatMap((recipe) => nounGap(recipe) ?? []);
  const isWrongIn = (other: NounGap, { recipe, noun }: NounGap) => {
    const { quote } = recipe.evidence;
    const blank = blankAt(quote, noun, recipe.from);
    return standsIn({ blank, sentence: quote, passage: quote, rules })(other.noun);
  };
  return recipes.map((recipe) => {
    const own = nounGap(recipe);
    if (own === null) return recipe;
    const companions = gaps
      .filter((other) => isWrongIn(other, own) && isWrongIn(own, other))
      .map(({ noun }) => noun.word);
    return { ...own.recipe, companions };
  });
}
