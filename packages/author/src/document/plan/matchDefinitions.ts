import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { fewestOfShort } from "../../model/fewestItems.ts";
import { definitionByForm } from "../analysis/definitionByForm.ts";
import { numberOfTerm } from "../analysis/numberOfTerm.ts";
import type { DefinitionRecipe, Recipe } from "../recipes/Recipe.ts";
import { termsApart } from "../recipes/termsApart.ts";
import { wrongChoices } from "../recipes/itemsOfRecipe.ts";
import { itemsOfLesson } from "./itemsOfLesson.ts";

/**
 * Puts definitions of a lesson together to be matched with their terms, where enough else is asked `apart` of them;
 * the others are asked for one by one, or typed.
 */
export function matchDefinitions(
  recipes: readonly Recipe[],
  apart: number,
  language: InstructionLanguage,
): readonly Recipe[] {
  const all = recipes.filter((recipe) => recipe.kind === "definition");
  const alike = [...Map.groupBy(all, (recipe) => makeOf(recipe, language)).values()];
  const groups = alike.map((group) => termsApart(inNeedFirst(group), said, language));
  const [largest = []] = groups.toSorted((a, b) => b.length - a.length);
  const chosen = new Set<Recipe>(largest);
  const matched = recipes.map((recipe) => (chosen.has(recipe) ? { ...recipe, match: 1 } : recipe));
  const enough = [matched, recipes]
    .flatMap((tried) => [tried.filter(isAskedWell), tried.filter(canBeAsked)])
    .find((tried) => itemsOfLesson(tried) + apart >= fewestOfShort);
  return enough ?? recipes.filter(canBeAsked);
}

/** A term that is chosen among others of the text is mostly told by its sort: it is asked for so where too little else is. */
function isAskedWell(recipe: Recipe): boolean {
  return recipe.kind !== "definition" || recipe.match !== undefined || recipe.letters !== undefined;
}

/** Whether a question can be made of it: a definition may be good for a matching only. */
function canBeAsked(recipe: Recipe): boolean {
  return (
    recipe.kind !== "definition" ||
    recipe.match !== undefined ||
    recipe.letters !== undefined ||
    recipe.others.length >= wrongChoices
  );
}

/** Those that no question could be made of come first. */
function inNeedFirst(group: readonly DefinitionRecipe[]): readonly DefinitionRecipe[] {
  const isInNeed = ({ others }: DefinitionRecipe) => others.length < wrongChoices;
  return [...group.filter(isInNeed), ...group.filter((each) => !isInNeed(each))];
}

function said({ term, definition }: DefinitionRecipe) {
  return { term, said: definition };
}

/** Whether it is a thing or a deed, one or many: what is matched must not be told by its grammar. */
function makeOf(
  { evidence, term, definition }: DefinitionRecipe,
  language: InstructionLanguage,
): string {
  const { make = "thing" } = definitionByForm(evidence.quote, language) ?? {};
  return `${make} ${numberOfTerm(term, definition, language) ?? "one"}`;
}
