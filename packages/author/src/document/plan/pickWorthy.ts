import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { matchedSayings } from "../recipes/matchedSayings.ts";
import { fewestItems } from "../../model/fewestItems.ts";
import { isGap, isStatement } from "../recipes/Recipe.ts";
import type { Recipe, SubjectRecipe } from "../recipes/Recipe.ts";
import { leastWorth } from "../worth/weights.ts";
import { questionOf } from "../worth/questionOf.ts";
import { worthOf } from "../worth/worthOf.ts";
import { itemsOfLesson } from "./itemsOfLesson.ts";
import type { AskableSentence } from "./Offer.ts";
import { answerOf } from "./pickRecipes.ts";

interface Choice {
  readonly at: number;
  readonly recipe: Recipe;
  readonly worth: number;
}

/** What else is asked in the lesson, and what is needed to judge. */
interface Lesson {
  readonly language: InstructionLanguage;
  readonly said: (words: string) => number;
  /** From which worth on a question is asked. */
  readonly least: number;
  /** So many questions on lists, tables and steps. */
  readonly apart: number;
}

/** What is matched with its like is told less easily than what is chosen: it may be worth this share less. */
const sharedWorth = 0.8;
/** Of what a lesson asks, one part in so many is a missing word. */
const oneGapIn = 4;
/** A lesson that has so many worthy questions is filled up to what it takes to publish it. */
const fewestWorthy = 2;
/** What is asked only to fill a lesson up may be worth so little. */
const fillingWorth = 0.25;
const most: Partial<Record<Recipe["kind"], number>> = {
  number: 2,
  name: 1,
  noun: 3,
  cause: 2,
  purpose: 2,
};

/**
 * Chooses what is worth asking, for texts of which more can be asked than missing words: the best question of each
 * sentence, things that are alike matched with what the text says of them, and the rest only where it is worth it.
 */
export function pickWorthy(
  sentences: readonly AskableSentence[],
  { language, said, least, apart }: Lesson,
): readonly Recipe[] {
  const best = bestOfEach(
    sentences.flatMap(({ recipes }, at) =>
      recipes
        .filter((recipe) => !isStatement(recipe))
        .map((recipe) => ({ at, recipe, worth: worthOf(questionOf(recipe, language, said)) })),
    ),
  );
  /** With so many matchings, of which each makes one question of several. */
  const withMatchings = (matchings: number): readonly Choice[] => {
    const matched = matchedAmong(best, least, language, matchings);
    const rest = best.filter(({ recipe }) => !matched.some((each) => each.from === recipe));
    const worthy = rest.filter(({ worth }) => worth >= least);
    return filledUp(
      [...matched.map(({ choice }) => choice), ...withFewGaps(worthy, matched.length, apart)],
      rest,
      apart,
    );
  };
  // Where there is little to ask, questions are not spent on one matching.
  const tries = (least < leastWorth ? [0] : [1, 0]).map(withMatchings);
  const picked =
    tries.find((choices) => itemsOf(choices) + apart >= fewestItems) ?? tries.at(-1) ?? [];
  return picked.toSorted((a, b) => a.at - b.at).map(({ recipe }) => recipe);
}

function itemsOf(choices: readonly Choice[]): number {
  return itemsOfLesson(choices.map(({ recipe }) => recipe));
}

/** With the best of the rest, where a lesson of worthy questions would be too short without. */
function filledUp(
  picked: readonly Choice[],
  rest: readonly Choice[],
  apart: number,
): readonly Choice[] {
  const missing = fewestItems - itemsOf(picked) - apart;
  if (itemsOf(picked) + apart < fewestWorthy || missing <= 0) return picked;
  const further = rest.filter(
    (choice) =>
      !picked.includes(choice) && choice.worth >= fillingWorth && choice.recipe.kind !== "noun",
  );
  return [...picked, ...further.slice(0, missing)];
}

/** The best first: one of each sentence, none with the answer of another. */
function bestOfEach(choices: readonly Choice[]): readonly Choice[] {
  const best: Choice[] = [];
  for (const choice of choices.toSorted((a, b) => b.worth - a.worth || a.at - b.at)) {
    const { at, recipe } = choice;
    const taken = best.filter((other) => other.recipe.kind === recipe.kind).length;
    const answer = answerOf(recipe);
    if (
      taken < (most[recipe.kind] ?? Infinity) &&
      !best.some((other) => other.at === at || answerOf(other.recipe) === answer)
    )
      best.push(choice);
  }
  return best;
}

/** Things to be matched, each told which matching it belongs to. */
function matchedAmong(
  best: readonly Choice[],
  least: number,
  language: InstructionLanguage,
  matchings: number,
) {
  const matched: { readonly choice: Choice; readonly from: Recipe }[] = [];
  for (let match = 1; match <= matchings; match += 1) {
    const left = best.flatMap(({ recipe, worth }) =>
      recipe.kind === "subject" &&
      worth >= sharedWorth * least &&
      !matched.some(({ from }) => from === recipe)
        ? [recipe]
        : [],
    );
    const group: readonly SubjectRecipe[] = matchedSayings(left, language);
    matched.push(
      ...best
        .filter(({ recipe }) => group.some((each) => each === recipe))
        .map((choice) => ({
          choice: { ...choice, recipe: { ...choice.recipe, match } },
          from: choice.recipe,
        })),
    );
  }
  return matched;
}

function withFewGaps(worthy: readonly Choice[], matched: number, apart: number): readonly Choice[] {
  const others = worthy.filter(({ recipe }) => !isGap(recipe));
  const room = Math.floor((others.length + matched / 4 + apart) / (oneGapIn - 1));
  return [...others, ...worthy.filter(({ recipe }) => isGap(recipe)).slice(0, room)];
}
