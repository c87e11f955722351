import type { Recipe } from "../recipes/Recipe.ts";

/** All that can be asked about a sentence, and how much it is doubted. */
export interface AskableSentence {
  readonly recipes: readonly Recipe[];
  readonly doubt: number;
}

/** Something that can be asked, of which sentence, and how much that is doubted. */
export interface Offer<R extends Recipe = Recipe> {
  readonly at: number;
  readonly recipe: R;
  readonly doubt: number;
}
