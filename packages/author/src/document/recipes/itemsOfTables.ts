import type { LessonBlock } from "@alambic/contract";

import type { ItemDraft } from "../../model/LessonDraft.ts";
import { categorization } from "../../items/categorization.ts";
import { ordering } from "../../items/ordering.ts";
import { matching } from "../../items/matching.ts";
import { quiz } from "../../items/quiz.ts";
import { inLanguage, withRuns } from "../../texts/rich-text.ts";
import type { FoundBelongings } from "../analysis/belongingsIn.ts";
import type { FoundLargest } from "../analysis/largestIn.ts";
import type { FoundSorting } from "../analysis/sortingsIn.ts";
import type { FoundTimes } from "../analysis/timesIn.ts";
import type { FoundLookup } from "../analysis/lookupsIn.ts";
import { withEvidence, wrongChoices } from "./itemsOfRecipe.ts";
import type { RecipeContext } from "./itemsOfRecipe.ts";
import { tableBlock } from "./tableBlock.ts";
import type { TablePairing, TableRecipe } from "./Recipe.ts";

const mostPairs = 6;

/** What a table is asked for: what stands beside what in its columns, and its figures. */
export function tableItems(recipe: TableRecipe, context: RecipeContext): readonly ItemDraft[] {
  const { matched, pairings = [], lookups = [], compared = [], sortings = [] } = recipe;
  const { times, belongings } = recipe;
  const rows = matched.map(([row = "", said = ""]) => [row, said] as const);
  return [
    ...(rows.length > 0 ? [matchingItem(recipe, { column: 1, pairs: rows }, context)] : []),
    ...pairings.map((pairing) => matchingItem(recipe, pairing, context)),
    ...sortings.map((sorting) => sortingItem(recipe, sorting, context)),
    ...(belongings === undefined ? [] : [belongingItem(recipe, belongings, context)]),
    ...(times === undefined ? [] : [timesItem(recipe, times, context)]),
    ...lookups.map((lookup) => lookupItem(recipe, lookup, context)),
    ...compared.map((each) => largestItem(recipe, each, context)),
  ];
}

/** The names of what is asked for, and whether they are those of columns. */
function namesOf({ header, rows, isTurned = false }: TableRecipe) {
  const names = isTurned ? ["", ...rows.map(([name = ""]) => name)] : header;
  return { names, left: names[0] ?? "", side: isTurned ? "row" : "column" };
}

function sortingItem(
  recipe: TableRecipe,
  { column, groups }: FoundSorting,
  context: RecipeContext,
): ItemDraft {
  const { texts, random, material } = context;
  const run = (text: string) => inLanguage(text, material.documentLanguage);
  const face = (text: string) => ({ text: [run(text)] });
  const { evidence } = recipe;
  const { names, left, side } = namesOf(recipe);
  const runs = { left: run(left), right: run(names[column] ?? "") };
  return withEvidence(evidence, context, {
    title: texts.t("author.item.categorization"),
    exercise: categorization(
      {
        prompt: withRuns(runs, (place) =>
          left === ""
            ? texts.t("author.document.table.group", { side, column: place("right") })
            : texts.t("author.document.table.sort", { left: place("left"), right: place("right") }),
        ),
        groups: groups.map(({ value }) => face(value)),
        members: groups.flatMap(({ rows }, group) =>
          rows.map((row) => ({ face: face(row), group })),
        ),
        explanation: texts.t("author.document.table.explanation", { page: evidence.page }),
      },
      random,
    ),
  });
}

function belongingItem(
  { evidence }: TableRecipe,
  { kinds }: FoundBelongings,
  context: RecipeContext,
): ItemDraft {
  const { texts, random, material } = context;
  const run = (text: string) => inLanguage(text, material.documentLanguage);
  const entry = (column: string, cell: string) =>
    withRuns({ column: run(column), cell: run(cell) }, (place) =>
      texts.t("author.document.table.entry", { column: place("column"), cell: place("cell") }),
    );
  return withEvidence(evidence, context, {
    title: texts.t("author.item.categorization"),
    exercise: categorization(
      {
        prompt: texts.t("author.document.table.belong"),
        groups: kinds.map(({ name }) => ({ text: [run(name)] })),
        members: kinds.flatMap(({ said }, group) =>
          said.map(([column, cell]) => ({ face: { text: entry(column, cell) }, group })),
        ),
        explanation: texts.t("author.document.table.explanation", { page: evidence.page }),
      },
      random,
    ),
  });
}

function timesItem(
  { evidence, header }: TableRecipe,
  { column, events }: FoundTimes,
  context: RecipeContext,
): ItemDraft {
  const { texts, random, material } = context;
  const run = (text: string) => inLanguage(text, material.documentLanguage);
  return withEvidence(evidence, context, {
    title: texts.t("author.item.ordering"),
    exercise: ordering(
      {
        prompt: withRuns({ column: run(header[column] ?? "") }, (place) =>
          texts.t("author.document.table.order", { column: place("column") }),
        ),
        steps: events.map((event) => ({ text: [run(event)] })),
        explanation: texts.t("author.document.table.explanation", { page: evidence.page }),
      },
      random,
    ),
  });
}

function lookupItem(
  recipe: TableRecipe,
  { column, row, value, others }: FoundLookup,
  context: RecipeContext,
): ItemDraft {
  const { texts, random, material } = context;
  const run = (text: string) => inLanguage(text, material.documentLanguage);
  const { evidence, isTurned = false } = recipe;
  const name = namesOf(recipe).names[column] ?? "";
  const runs = { column: run(isTurned ? row : name), row: run(isTurned ? name : row) };
  return withEvidence(evidence, context, {
    title: texts.t("author.item.quiz"),
    exercise: quiz(
      {
        prompt: withRuns(runs, (place) =>
          texts.t("author.document.table.lookup", { column: place("column"), row: place("row") }),
        ),
        right: { text: [run(value)] },
        wrong: random.sample(others, wrongChoices).map((other) => ({ text: [run(other)] })),
        explanation: texts.t("author.document.table.explanation", { page: evidence.page }),
      },
      random,
    ),
  });
}

function largestItem(
  recipe: TableRecipe,
  { column, largest, others }: FoundLargest,
  context: RecipeContext,
): ItemDraft {
  const { texts, random, material } = context;
  const run = (text: string) => inLanguage(text, material.documentLanguage);
  const face = (text: string) => ({ text: [run(text)] });
  const { evidence } = recipe;
  const { names, side } = namesOf(recipe);
  return withEvidence(evidence, context, {
    title: texts.t("author.item.quiz"),
    exercise: quiz(
      {
        prompt: withRuns({ column: run(names[column] ?? "") }, (place) =>
          texts.t("author.document.table.largest", { side, column: place("column") }),
        ),
        right: face(largest),
        wrong: random.sample(others, wrongChoices).map(face),
        explanation: texts.t("author.document.table.explanation", { page: evidence.page }),
      },
      random,
    ),
  });
}

function matchingItem(
  recipe: TableRecipe,
  { column, pairs }: TablePairing,
  context: RecipeContext,
): ItemDraft {
  const { texts, random, material } = context;
  const run = (text: string) => inLanguage(text, material.documentLanguage);
  const face = (text: string) => ({ text: [run(text)] });
  const { evidence } = recipe;
  const { names, left, side } = namesOf(recipe);
  const right = names[column] ?? "";
  return withEvidence(evidence, context, {
    title: texts.t("author.item.matching"),
    exercise: matching(
      {
        prompt:
          left === ""
            ? withRuns({ column: run(right) }, (place) =>
                texts.t("author.document.table.pair", { side, column: place("column") }),
              )
            : texts.t("author.document.table", { left, right }),
        pairs: random.sample(pairs, mostPairs).map(([row, said]) => [face(row), face(said)]),
        explanation: texts.t("author.document.table.explanation", { page: evidence.page }),
      },
      random,
    ),
  });
}

/** The tables that are asked about, to be read. */
export function tablesToRead({ material }: RecipeContext): readonly LessonBlock[] {
  const { tables = [], documentLanguage: lang } = material;
  return tables.map(({ caption, header, rows }) => tableBlock(caption, [header, ...rows], lang));
}
