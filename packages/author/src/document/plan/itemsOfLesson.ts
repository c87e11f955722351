import type { Recipe } from "../recipes/Recipe.ts";

/** How many items are made of recipes: those that are matched with each other make one. */
export function itemsOfLesson(recipes: readonly Recipe[]): number {
  const matches = recipes.map((recipe) => ("match" in recipe ? recipe.match : undefined));
  const together = matches.filter((match) => match !== undefined);
  return recipes.length - together.length + new Set(together).size;
}
