import type { Recipe } from "../recipes/Recipe.ts";
import { typedAgain } from "../recipes/typedAgain.ts";

/** How many items are made of recipes: those that are matched with each other make one, and some terms are typed as well. */
export function itemsOfLesson(recipes: readonly Recipe[]): number {
  const together = recipes.flatMap((recipe) =>
    "match" in recipe && recipe.match !== undefined ? [`${recipe.kind} ${recipe.match}`] : [],
  );
  const matchings = new Set(together).size;
  return recipes.length - together.length + matchings + typedAgain(recipes).length;
}
