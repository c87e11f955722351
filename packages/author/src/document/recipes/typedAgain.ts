import type { DefinitionRecipe, Recipe } from "./Recipe.ts";

const most = 2;

/** The terms of a lesson that are matched first and typed at its end. */
export function typedAgain(recipes: readonly Recipe[]): readonly DefinitionRecipe[] {
  return recipes
    .filter((recipe) => recipe.kind === "definition")
    .filter(({ match, letters }) => match !== undefined && letters !== undefined)
    .slice(0, most);
}
