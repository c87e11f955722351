import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { bareSubject } from "../analysis/subjectIn.ts";
import { fillersOf } from "../rules/fillers.ts";
import type { Recipe } from "../recipes/Recipe.ts";
import { itemsOfLesson } from "./itemsOfLesson.ts";
import type { AskableSentence, Offer } from "./Offer.ts";
import { pickStatements } from "./pickStatements.ts";

/** How many of a kind one lesson keeps, in the order in which kinds choose their sentences. */
const terms: Quotas = [
  ["definition", 4],
  ["acronym", 2],
  ["contrast", 2],
  ["subject", 10],
  ["cause", 2],
  ["purpose", 2],
];
const gaps: Quotas = [
  ["number", 3],
  ["name", 2],
  ["noun", 9],
];

/** Of a short text, some of which are matched with each other. */
const definitionsOfShort = 7;

const mostSpares = 12;

type Quotas = readonly (readonly [kind: Recipe["kind"], most: number])[];

/** Beside questions that ask for more, a missing word in so many; and as many as it takes to make a lesson. */
const gapsBeside = { oneIn: 3, fewestItems: 5 };

/**
 * Chooses among the candidates of each sentence, the least doubted first: none is asked about twice. For texts
 * of which little more can be asked than missing words; of others `pickWorthy` chooses. Of a short text so many questions
 * are asked `apart` of lists, steps and tables, and missing words only fill a lesson up; null for as many as there are.
 */
export function pickRecipes(
  sentences: readonly AskableSentence[],
  language: InstructionLanguage,
  apart: number | null = null,
): readonly Recipe[] {
  const picked: Offer[] = [];
  const offers = sentences.flatMap(({ recipes, doubt }, at) =>
    recipes.map((recipe) => ({ at, recipe, doubt: doubt + doubtOfRecipe(recipe, language) })),
  );
  const left = () => offers.filter(({ at }) => !picked.some((other) => other.at === at));
  const take = ([kind, most]: Quotas[number]) => {
    let taken = 0;
    const ranked = left().filter(({ recipe }) => recipe.kind === kind);
    for (const offer of ranked.toSorted((a, b) => a.doubt - b.doubt))
      if (taken < most && !repeats(offer, picked)) {
        picked.push(offer);
        taken += 1;
      }
  };
  terms.forEach(([kind, most]) =>
    take([kind, kind === "definition" && apart !== null ? definitionsOfShort : most]),
  );
  picked.push(...pickStatements(left(), language));
  const told = itemsOfLesson(picked.map(({ recipe }) => recipe)) + (apart ?? 0);
  const room = Math.max(gapsBeside.fewestItems - told, Math.floor(told / (gapsBeside.oneIn - 1)));
  let most = apart === null ? Infinity : room;
  for (const [kind, mostOfKind] of gaps) {
    const before = picked.length;
    take([kind, Math.min(most, mostOfKind)]);
    most -= picked.length - before;
  }
  return picked.toSorted((a, b) => a.at - b.at).map(({ recipe }) => recipe);
}

/**
 * Gaps that were not picked, at most one a sentence, whose words none of those asks for: for who wants more
 * of a lesson. The least doubted come first.
 */
export function spareRecipes(
  sentences: readonly AskableSentence[],
  picked: readonly Recipe[],
  language: InstructionLanguage,
): readonly Recipe[] {
  const asked = new Set(picked.map(answerOf));
  const spares: { readonly recipe: Recipe; readonly doubt: number }[] = [];
  for (const { recipes, doubt } of sentences) {
    const recipe = recipes.find(
      (each) => gaps.some(([kind]) => kind === each.kind) && !asked.has(answerOf(each)),
    );
    if (recipe === undefined) continue;
    asked.add(answerOf(recipe));
    spares.push({ recipe, doubt: doubt + doubtOfRecipe(recipe, language) });
  }
  return spares
    .toSorted((a, b) => a.doubt - b.doubt)
    .slice(0, mostSpares)
    .map(({ recipe }) => recipe);
}

const early = 0.2;
const short = 80;
const points = { early: 1.5, short: 0.6, filler: 2, onlyChosen: 3 };

/**
 * A gap near the beginning, or in a short sentence, has little around it by which to tell; fillers tell
 * little, and wrong choices often fit badly.
 */
function doubtOfRecipe(recipe: Recipe, language: InstructionLanguage): number {
  if (recipe.kind !== "noun") return 0;
  const { quote } = recipe.evidence;
  return (
    (recipe.from < early * quote.length ? points.early : 0) +
    (quote.length < short ? points.short : 0) +
    (recipe.letters === null ? points.onlyChosen : 0) +
    (fillersOf[language].has(quote.slice(recipe.from, recipe.to)) ? points.filler : 0)
  );
}

/** Asking for the same word twice gives it away; a sentence is asked about once. */
function repeats({ at, recipe }: Offer, others: readonly Offer[]): boolean {
  const answer = answerOf(recipe);
  return others.some(
    (other) => other.at === at || (answer !== null && answerOf(other.recipe) === answer),
  );
}

/** What the learner gives; null for true and false. */
export function answerOf(recipe: Recipe): string | null {
  switch (recipe.kind) {
    case "noun":
    case "number":
    case "name":
      return recipe.evidence.quote.slice(recipe.from, recipe.to);
    case "definition":
      return recipe.term.toLowerCase();
    case "acronym":
      return recipe.long;
    case "subject":
    case "contrast":
      return bareSubject({ article: "", ...recipe, ...recipe.grammar }).toLowerCase();
    case "cause":
    case "purpose":
      return recipe.reason;
    case "true":
    case "false":
      return null;
  }
}
