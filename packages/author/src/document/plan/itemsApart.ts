import type { DocumentMaterial, TableRecipe } from "../recipes/Recipe.ts";
import { mostInOwnWords } from "../recipes/itemsToWrite.ts";
import { isMatchedList } from "./listRecipes.ts";

/** How many scored items a lesson has beside those of single sentences. */
export function itemsApart({
  steps = [],
  sorts = [],
  lists = [],
  glossaries = [],
  tables = [],
  formulas = [],
  codes = [],
  chronologies = [],
  names = [],
}: Partial<DocumentMaterial>): number {
  const whole = [
    steps,
    sorts,
    lists,
    glossaries.filter(isMatchedList),
    formulas,
    codes,
    chronologies,
    names,
  ];
  return whole.flat().length + tables.reduce((sum, table) => sum + itemsOfTable(table), 0);
}

function itemsOfTable({
  matched,
  pairings = [],
  compared = [],
  lookups = [],
  sortings = [],
  times,
  belongings,
}: TableRecipe): number {
  const singles = [matched.length > 0, times !== undefined, belongings !== undefined].filter(
    Boolean,
  ).length;
  return pairings.length + compared.length + lookups.length + sortings.length + singles;
}

/** How many questions of a lesson on a short text are answered in the learner’s own words. */
export function itemsInOwnWords({
  whys = [],
  recalls = [],
  abouts = [],
  retellings = [],
}: Partial<DocumentMaterial>): number {
  return Math.min(mostInOwnWords, [whys, recalls, abouts, retellings].flat().length);
}

/** How many decks of cards a lesson has that nothing else is asked of. */
export function decksIn({ glossaries = [] }: Partial<DocumentMaterial>): number {
  return glossaries.filter((deck) => !isMatchedList(deck)).length;
}

/** Whether a lesson has anything to ask. */
export function asksSomething(material: DocumentMaterial): boolean {
  return material.recipes.length + itemsApart(material) + itemsInOwnWords(material) > 0;
}
