import type { LessonBlock } from "@alambic/contract";

import type { ItemDraft } from "../../model/LessonDraft.ts";
import { categorization } from "../../items/categorization.ts";
import { ordering } from "../../items/ordering.ts";
import { matching } from "../../items/matching.ts";
import { quiz } from "../../items/quiz.ts";
import { inLanguage, withRuns } from "../../texts/rich-text.ts";
import type { FoundLargest } from "../analysis/largestIn.ts";
import type { FoundSorting } from "../analysis/sortingsIn.ts";
import type { FoundTimes } from "../analysis/timesIn.ts";
import type { FoundLookup } from "../analysis/lookupsIn.ts";
import { withEvidence, wrongChoices } from "./itemsOfRecipe.ts";
import type { RecipeContext } from "./itemsOfRecipe.ts";
import type { TablePairing, TableRecipe } from "./Recipe.ts";

const mostPairs = 6;

/** What a table is asked for: what stands beside what in its columns, and its figures. */
export function tableItems(recipe: TableRecipe, context: RecipeContext): readonly ItemDraft[] {
  const { matched, pairings = [], lookups = [], compared = [], sortings = [], times } = recipe;
  const rows = matched.map(([row = "", said = ""]) => [row, said] as const);
  return [
    ...(rows.length > 0 ? [matchingItem(recipe, { column: 1, pairs: rows }, context)] : []),
    ...pairings.map((pairing) => matchingItem(recipe, pairing, context)),
    ...sortings.map((sorting) => sortingItem(recipe, sorting, context)),
    ...(times === undefined ? [] : [timesItem(recipe, times, context)]),
    ...lookups.map((lookup) => lookupItem(recipe, lookup, context)),
    ...compared.map((each) => largestItem(recipe, each, context)),
  ];
}

function sortingItem(
  { evidence, header }: TableRecipe,
  { column, groups }: FoundSorting,
  context: RecipeContext,
): ItemDraft {
  const { texts, random, material } = context;
  const run = (text: string) => inLanguage(text, material.documentLanguage);
  const face = (text: string) => ({ text: [run(text)] });
  const runs = { left: run(header[0] ?? ""), right: run(header[column] ?? "") };
  return withEvidence(evidence, context, {
    title: texts.t("author.item.categorization"),
    exercise: categorization(
      {
        prompt: withRuns(runs, (place) =>
          texts.t("author.document.table.sort", { left: place("left"), right: place("right") }),
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
  { evidence, header }: TableRecipe,
  { column, row, value, others }: FoundLookup,
  context: RecipeContext,
): ItemDraft {
  const { texts, random, material } = context;
  const run = (text: string) => inLanguage(text, material.documentLanguage);
  const runs = { column: run(header[column] ?? ""), row: run(row) };
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
  { evidence, header }: TableRecipe,
  { column, largest, others }: FoundLargest,
  context: RecipeContext,
): ItemDraft {
  const { texts, random, material } = context;
  const face = (text: string) => ({ text: [inLanguage(text, material.documentLanguage)] });
  return withEvidence(evidence, context, {
    title: texts.t("author.item.quiz"),
    exercise: quiz(
      {
        prompt: withRuns(
          { column: inLanguage(header[column] ?? "", material.documentLanguage) },
          (place) => texts.t("author.document.table.largest", { column: place("column") }),
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
  { evidence, header }: TableRecipe,
  { column, pairs }: TablePairing,
  context: RecipeContext,
): ItemDraft {
  const { texts, random, material } = context;
  const face = (text: string) => ({ text: [inLanguage(text, material.documentLanguage)] });
  const [left = "", right = ""] = [header[0], header[column]];
  return withEvidence(evidence, context, {
    title: texts.t("author.item.matching"),
    exercise: matching(
      {
        prompt: texts.t("author.document.table", { left, right }),
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
  return tables.map(({ caption, header, rows }) => ({
    type: "table",
    caption,
    header: header.map((cell) => [inLanguage(cell, lang)]),
    rows: rows.map((row) => row.map((cell) => [inLanguage(cell, lang)])),
  }));
}
