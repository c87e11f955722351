import type { Recipe } from "../recipes/Recipe.ts";

/** How many of a kind one lesson keeps, in the order in which kinds choose their sentences. */
const quotas: readonly (readonly [kind: Recipe["kind"], most: number])[] = [
  ["definition", 4],
  ["acronym", 2],
  ["number", 3],
  ["name", 2],
  ["false", 4],
  ["noun", 9],
];
const mostTrue = 3;

/** Chooses among the candidates of each sentence: no sentence is asked about twice. */
export function pickRecipes(bySentence: readonly (readonly Recipe[])[]): readonly Recipe[] {
  const used = new Set<number>();
  const picked: { readonly at: number; readonly recipe: Recipe }[] = [];
  const take = (kind: Recipe["kind"], most: number) => {
    const offers = bySentence.flatMap((recipes, at) =>
      used.has(at)
        ? []
        : recipes.filter((recipe) => recipe.kind === kind).map((recipe) => ({ at, recipe })),
    );
    for (const offer of spread(offers, most)) {
      if (
        repeatsAnswer(
          offer.recipe,
          picked.map(({ recipe }) => recipe),
        )
      )
        continue;
      used.add(offer.at);
      picked.push(offer);
    }
  };
  for (const [kind, most] of quotas) take(kind, most);
  const falsehoods = picked.filter(({ recipe }) => recipe.kind === "false").length;
  take("true", Math.min(mostTrue, falsehoods + 1));
  return picked.toSorted((a, b) => a.at - b.at).map(({ recipe }) => recipe);
}

/** Evenly spread over the whole, so that no part of a section goes unasked. */
function spread<T>(values: readonly T[], most: number): readonly T[] {
  if (values.length <= most) return values;
  return Array.from({ length: most }, (_, index) =>
    values.slice(Math.floor((index * values.length) / most)).slice(0, 1),
  ).flat();
}

/** Asking for the same word twice gives it away. */
function repeatsAnswer(recipe: Recipe, others: readonly Recipe[]): boolean {
  const answer = answerOf(recipe);
  return answer !== null && others.some((other) => answerOf(other) === answer);
}

/** What the learner gives; null for true and false. */
export function answerOf(recipe: Recipe): string | null {
  switch (recipe.kind) {
    case "noun":
    case "number":
    case "name":
      return recipe.evidence.quote.slice(recipe.from, recipe.to);
    case "definition":
      return recipe.term;
    case "acronym":
      return recipe.long;
    case "true":
    case "false":
      return null;
  }
}
