import type { DocumentMaterial, TableRecipe } from "../recipes/Recipe.ts";
import { isMatchedList } from "./listRecipes.ts";

/** How many scored items a lesson has beside those of single sentences. */
export function itemsApart({
  steps = [],
  sorts = [],
  lists = [],
  glossaries = [],
  tables = [],
  formulas = [],
  chronologies = [],
}: Partial<DocumentMaterial>): number {
  const whole = [steps, sorts, lists, glossaries.filter(isMatchedList), formulas, chronologies];
  return whole.flat().length + tables.reduce((sum, table) => sum + itemsOfTable(table), 0);
}

function itemsOfTable({
  matched,
  pairings = [],
  compared = [],
  lookups = [],
}: TableRecipe): number {
  return pairings.length + compared.length + lookups.length + (matched.length > 0 ? 1 : 0);
}
