import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { isHalfOfPair } from "../analysis/isHalfOfPair.ts";
import { bareSubject } from "../analysis/subjectIn.ts";
import { isEveryday } from "../rules/commonWords.ts";
import { fewestOfShort } from "../../model/fewestItems.ts";
import { fillersOf } from "../rules/fillers.ts";
import type { Recipe } from "../recipes/Recipe.ts";
import { itemsOfLesson } from "./itemsOfLesson.ts";
import { matchDefinitions } from "./matchDefinitions.ts";
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

/** Of a short text: some definitions are matched with each other, and of what else something is said is mostly told by its kind. */
const mostOfShort: Partial<Record<Recipe["kind"], number>> = { definition: 7, subject: 0 };

/** Of a short text that offers little, a lesson is filled up to so many. */
const filledUpTo = 3;

const mostSpares = 12;
const mostDoubtOfStatement = 2;

type Quotas = readonly (readonly [kind: Recipe["kind"], most: number])[];

/**
 * Chooses among the candidates of each sentence, the least doubted first: none is asked about twice. For texts
 * of which little more can be asked than missing words; of others `pickWorthy` chooses. Of a short text so many questions
 * are asked `apart` of those on single sentences: missing words only fill a lesson up, and where it `isFilledUp`
 * statements, figures and names do; null for as many as there are.
 */
export function pickRecipes(
  sentences: readonly AskableSentence[],
  language: InstructionLanguage,
  short: { readonly apart: number; readonly isFilledUp: boolean } | null = null,
): readonly Recipe[] {
  const apart = short?.apart ?? null;
  const picked: Offer[] = [];
  const offers = sentences.flatMap(({ recipes, doubt }, at) =>
    recipes.map((recipe) => ({ at, recipe, doubt: doubt + doubtOfRecipe(recipe, language) })),
  );
  /** Of a short text only what nobody doubts is told true from false. */
  const isPlain = ({ doubt }: Offer) => apart === null || doubt <= mostDoubtOfStatement;
  const left = () => offers.filter(({ at }) => !picked.some((other) => other.at === at));
  const take = ([kind, most]: Quotas[number], wanted = (_: Recipe) => true) => {
    let taken = 0;
    const ranked = left().filter(({ recipe }) => recipe.kind === kind && wanted(recipe));
    for (const offer of ranked.toSorted((a, b) => a.doubt - b.doubt))
      if (taken < most && !repeats(offer, picked)) {
        picked.push(offer);
        taken += 1;
      }
  };
  terms.forEach(([kind, most]) =>
    take([kind, apart === null ? most : (mostOfShort[kind] ?? most)]),
  );
  if (apart === null) {
    picked.push(...pickStatements(left(), language));
    gaps.forEach((quota) => take(quota));
  } else {
    const kept = () => matchDefinitions(inOrder(picked), apart, language);
    const asked = () => apart + itemsOfLesson(kept());
    const fill = (most: number, isWanted: (recipe: Recipe) => boolean) => {
      for (const [kind, mostOfKind] of gaps.toReversed())
        take([kind, Math.min(mostOfKind, most - asked())], isWanted);
    };
    const wanted = short?.isFilledUp === true ? filledUpTo : fewestOfShort;
    const isMissing = () => asked() < wanted;
    fill(wanted, (recipe) => isTelling(recipe, language));
    if (short?.isFilledUp !== true) return kept();
    if (isMissing()) picked.push(...pickStatements(left().filter(isPlain), language));
    // What is worth little only makes a lesson of what would be none.
    if (isMissing()) picked.push(...pickStatements(left(), language));
    if (isMissing()) take(["subject", 1]);
    fill(wanted, () => true);
    return kept();
  }
  return inOrder(picked);
}

function inOrder(picked: readonly Offer[]): readonly Recipe[] {
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

/** Whether what is missing is a word of the text's own, rather than a figure, of everyday speech or half of a pair. */
function isTelling(recipe: Recipe, language: InstructionLanguage): boolean {
  if (recipe.kind !== "noun") return false;
  const { evidence, from, to } = recipe;
  return (
    !isEveryday(evidence.quote.slice(from, to), language) &&
    !isHalfOfPair({ start: from, end: to }, evidence.quote, language)
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
