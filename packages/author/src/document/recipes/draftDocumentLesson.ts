import type { LessonBlock } from "@alambic/contract";

import type { ItemDraft } from "../../model/LessonDraft.ts";
import { flashcards, lessonText } from "../../items/simple-exercises.ts";
import { definesPlainly } from "../analysis/definesPlainly.ts";
import type { Random } from "../../random/createRandom.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import { inLanguage } from "../../texts/rich-text.ts";
import { chronologyItem } from "./itemsOfDates.ts";
import { codeItem, codeToRead } from "./itemsOfCode.ts";
import { formulaItems, formulasToRead } from "./itemsOfFormulas.ts";
import { cardsOfList, listItem, listsToRead, sortItem } from "./itemsOfLists.ts";
import { tableItems, tablesToRead } from "./itemsOfTables.ts";
import { definitionsItem, termsOfListItem, typedTermItem } from "./itemsOfDefinitions.ts";
import { aboutItem, namesItem } from "./itemsOfNames.ts";
import { explainItem, mostInOwnWords, recallItem, retellingItem, whyItem } from "./itemsToWrite.ts";
import {
  gapFillItem,
  gapped,
  gapQuizItem,
  statedItem,
  stepsItem,
  termItem,
  trueFalseItem,
  withEvidence,
  wrongChoices,
} from "./itemsOfRecipe.ts";
import type { RecipeContext } from "./itemsOfRecipe.ts";
import { matchingOf } from "./matchingOf.ts";
import { readingBlocks } from "./readingBlocks.ts";
import { sayingsItem } from "./matchedSayings.ts";
import { isStatement } from "./Recipe.ts";
import { typedAgain } from "./typedAgain.ts";
import type {
  DefinitionRecipe,
  DocumentMaterial,
  Evidence,
  GapRecipe,
  Passage,
  ReasonRecipe,
  Recipe,
  SubjectRecipe,
  TermRecipe,
} from "./Recipe.ts";

const matchedGaps = 4;
/** With fewer, too few are left to choose and to type. */
const fewestForBank = 6;
const longestMatched = 150;
const fewestCards = 3;
const mostGaps = 9;
const mostExplained = 2;
/** A definition of fewer characters leaves nothing to be told in other words. */
const shortestExplained = 50;

/** The passages to read first, then what they say: recognise, choose, match, write, explain. */
export function draftDocumentLesson(
  material: DocumentMaterial,
  texts: Texts,
  random: Random,
): ItemDraft[] {
  const context: RecipeContext = { material, texts, random };
  const recipes = material.recipes;
  const judged = random.shuffle(recipes.filter(isStatement));
  const terms = recipes.filter(isTerm);
  const definitions = terms.filter(isDefinition);
  const nouns = random.sample(recipes.filter(isNounGap), mostGaps);
  const matched = matchable(nouns);
  const { typed, chosen } = typedAndChosen(nouns.filter((recipe) => !matched.includes(recipe)));
  const others = recipes.filter(isOtherGap);
  const stated = recipes.filter(isStated);
  /** A short text is read whole: what is matched is not shown on cards right before it. */
  const isReading = material.reading !== undefined;
  const isMatched = (recipe: Recipe) => "match" in recipe && recipe.match !== undefined;
  const sayings = Map.groupBy(stated.filter(isOfThing).filter(isMatched), ({ match }) => match);
  const together = definitions.filter(isMatched);
  const isWritten = (recipe: DefinitionRecipe) =>
    recipe.letters !== undefined && (material.reading !== undefined || !hasChoices(recipe));
  const asked = terms.filter(
    (recipe) =>
      !isMatched(recipe) && hasChoices(recipe) && !(isDefinition(recipe) && isWritten(recipe)),
  );
  const written = [
    ...typedAgain(recipes),
    ...definitions.filter((recipe) => !isMatched(recipe) && isWritten(recipe)),
  ];
  const used: Recipe[] = [...judged, ...terms, ...stated, ...nouns, ...others];
  return [
    introduction(used, context),
    ...cards(isReading ? terms.filter((recipe) => !isMatched(recipe)) : terms, context),
    ...(material.glossaries ?? [])
      .filter(({ matched = [] }) => !isReading || matched.length === 0)
      .map((recipe) => cardsOfList(recipe, context)),
    ...judged.map((recipe) => trueFalseItem(recipe, context)),
    ...definitionsItem(together, context),
    ...(material.glossaries ?? []).flatMap((recipe) => termsOfListItem(recipe, context)),
    ...asked.map((recipe) => termItem(recipe, context)),
    ...inOrder(stated.filter((recipe) => !isMatched(recipe))).map((recipe) =>
      statedItem(recipe, context),
    ),
    ...[...sayings.values()].flatMap((together) => sayingsItem(together, context)),
    ...inOrder([...others, ...chosen]).map((recipe) => gapQuizItem(recipe, context)),
    ...matchingItem(matched, context),
    ...(material.lists ?? []).map((recipe) => listItem(recipe, context)),
    ...(material.sorts ?? []).map((recipe) => sortItem(recipe, context)),
    ...(material.tables ?? []).flatMap((recipe) => tableItems(recipe, context)),
    ...(material.steps ?? []).map((recipe) => stepsItem(recipe, context)),
    ...typed.map((recipe) => gapFillItem(recipe, context)),
    ...written.flatMap((recipe) => typedTermItem(recipe, context)),
    ...(material.chronologies ?? []).flatMap((recipe) => chronologyItem(recipe, context)),
    ...(material.names ?? []).flatMap((recipe) => namesItem(recipe, context)),
    ...(material.formulas ?? []).flatMap((recipe) => formulaItems(recipe, context)),
    ...(material.codes ?? []).map((recipe) => codeItem(recipe, context)),
    ...inOwnWords(
      terms.filter((recipe) => !written.some((each) => each === recipe)),
      context,
    ),
  ];
}

/** What the learner writes freely and judges; of a lesson that reads a text whole, causes and lists before the rest. */
function inOwnWords(terms: readonly TermRecipe[], context: RecipeContext): readonly ItemDraft[] {
  const {
    reading,
    documentLanguage,
    whys = [],
    recalls = [],
    abouts = [],
    retellings = [],
  } = context.material;
  const explained = terms
    .filter(isDefinition)
    .filter((recipe) => definesPlainly(recipe.evidence.quote, recipe, documentLanguage))
    .filter(({ definition }) => reading === undefined || definition.length >= shortestExplained)
    .slice(0, mostExplained)
    .map((recipe) => explainItem(recipe, context));
  const recalled = recalls.map((recipe) => recallItem(recipe, context));
  if (reading === undefined && [whys, abouts, retellings].every(({ length }) => length === 0))
    return [...explained, ...recalled];
  return [
    ...whys.map((recipe) => whyItem(recipe, context)),
    ...recalled,
    ...abouts.map((recipe) => aboutItem(recipe, context)),
    ...retellings.map((recipe) => retellingItem(recipe, context)),
    ...explained,
  ].slice(0, mostInOwnWords);
}

function hasChoices({ others }: TermRecipe): boolean {
  return others.length >= wrongChoices;
}

/** Gaps to type, wherever they can be: no rule knows wrong words that tempt and cannot be right. */
function typedAndChosen(nouns: readonly GapRecipe[]) {
  const isTyped = ({ letters }: GapRecipe) => letters !== null;
  return {
    typed: nouns.filter(isTyped),
    chosen: nouns.filter((recipe) => !isTyped(recipe) && recipe.others.length >= wrongChoices),
  };
}

/** Sentences short enough to be matched, whose words stand in none of the others. */
function matchable(nouns: readonly GapRecipe[]): readonly GapRecipe[] {
  const short = nouns.filter(({ evidence }) => evidence.quote.length <= longestMatched);
  if (nouns.length < fewestForBank) return [];
  const tries = short.map((_, start) => apart([...short.slice(start), ...short.slice(0, start)]));
  return tries.find((chosen) => chosen.length === matchedGaps) ?? [];
}

/** The first ones whose words are wrong in all of the others, and stand in none. */
function apart(recipes: readonly GapRecipe[]): readonly GapRecipe[] {
  const chosen: GapRecipe[] = [];
  const names = (a: GapRecipe, b: GapRecipe) => a.evidence.quote.toLowerCase().includes(wordOf(b));
  for (const recipe of recipes) {
    const isApart = chosen.every(
      (other) =>
        recipe.companions?.includes(wordOf(other)) === true &&
        !names(recipe, other) &&
        !names(other, recipe),
    );
    if (isApart && chosen.length < matchedGaps) chosen.push(recipe);
  }
  return chosen;
}

function matchingItem(recipes: readonly GapRecipe[], context: RecipeContext): ItemDraft[] {
  return matchingOf(
    context.texts.t("author.document.matching"),
    recipes.map((recipe) => ({
      evidence: recipe.evidence,
      left: gapped(recipe),
      right: wordOf(recipe),
    })),
    context,
  );
}

function cards(terms: readonly TermRecipe[], context: RecipeContext): ItemDraft[] {
  const { texts, material } = context;
  const [first] = terms;
  if (first === undefined || terms.length < fewestCards) return [];
  const run = (text: string) => [inLanguage(text, material.documentLanguage)];
  return [
    withEvidence(
      first.evidence,
      context,
      {
        title: texts.t("author.item.flashcards"),
        exercise: flashcards(
          texts.t("author.document.flashcards"),
          terms.map((recipe) =>
            recipe.kind === "definition"
              ? { front: run(recipe.term), back: run(recipe.definition) }
              : { front: run(recipe.short), back: run(recipe.long) },
          ),
        ),
      },
      terms.map(({ evidence }) => evidence),
    ),
  ];
}

/** The passages that hold what is asked, each under its heading. */
function introduction(used: readonly Recipe[], context: RecipeContext): ItemDraft {
  const { texts, material } = context;
  const shown = [...new Set(used.map(({ evidence }) => evidence.passage))].toSorted(
    (a, b) => a - b,
  );
  const passages = shown.flatMap((index) => material.passages.slice(index, index + 1));
  const first = inOrder(used)[0]?.evidence ?? firstApart(material);
  const blocks: LessonBlock[] = [
    {
      type: "paragraph",
      text: texts.t("author.document.introduction", { title: material.documentTitle }),
    },
    ...(material.reading === undefined
      ? [
          ...passages.flatMap((passage, index) => quoted(passage, passages[index - 1], context)),
          ...listsToRead(context),
          ...tablesToRead(context),
          ...formulasToRead(context, passages),
          ...codeToRead(context),
        ]
      : readingBlocks(material.reading, material.documentLanguage)),
  ];
  const item = { title: texts.t("author.item.lesson"), exercise: lessonText(blocks) };
  if (first === undefined) throw new RangeError("A lesson without recipes cannot be drafted");
  return withEvidence(first, context, item);
}

/** Of a lesson that asks about no sentence: what it asks about first. */
function firstApart({
  steps = [],
  lists = [],
  sorts = [],
  glossaries = [],
  tables = [],
  formulas = [],
  codes = [],
  chronologies = [],
  names = [],
  whys = [],
  abouts = [],
  recalls = [],
  retellings = [],
}: DocumentMaterial): Evidence | undefined {
  const scored = [
    steps,
    lists,
    sorts,
    glossaries,
    tables,
    formulas,
    codes,
    chronologies,
    names,
  ].flat();
  const told = [whys, recalls, abouts, retellings].flat();
  return [...scored, ...told][0]?.evidence;
}

function quoted(
  passage: Passage,
  before: Passage | undefined,
  { material }: RecipeContext,
): LessonBlock[] {
  const lang = material.documentLanguage;
  const heading: LessonBlock[] =
    passage.heading === null || passage.heading === before?.heading
      ? []
      : [{ type: "heading", text: [inLanguage(passage.heading, lang)] }];
  return [
    ...heading,
    { type: "quote", text: [inLanguage(passage.text, lang)], page: passage.page },
  ];
}

function wordOf({ evidence, from, to }: GapRecipe): string {
  return evidence.quote.slice(from, to);
}

function inOrder<R extends Recipe>(recipes: readonly R[]): readonly R[] {
  return recipes.toSorted(
    (a, b) => a.evidence.page - b.evidence.page || a.evidence.start - b.evidence.start,
  );
}

function isTerm(recipe: Recipe): recipe is TermRecipe {
  return recipe.kind === "definition" || recipe.kind === "acronym";
}

function isDefinition(recipe: TermRecipe): recipe is DefinitionRecipe {
  return recipe.kind === "definition";
}

function isStated(recipe: Recipe): recipe is SubjectRecipe | ReasonRecipe {
  return isOfThing(recipe) || recipe.kind === "cause" || recipe.kind === "purpose";
}

function isOfThing(recipe: Recipe): recipe is SubjectRecipe {
  return recipe.kind === "subject" || recipe.kind === "contrast";
}

function isNounGap(recipe: Recipe): recipe is GapRecipe {
  return recipe.kind === "noun";
}

function isOtherGap(recipe: Recipe): recipe is GapRecipe {
  return recipe.kind === "number" || recipe.kind === "name";
}
