import type { LessonBlock } from "@alambic/contract";

import type { ItemDraft } from "../../model/LessonDraft.ts";
import { matching } from "../../items/matching.ts";
import { inLanguage } from "../../texts/rich-text.ts";
import { withEvidence } from "./itemsOfRecipe.ts";
import type { RecipeContext } from "./itemsOfRecipe.ts";
import type { TableRecipe } from "./Recipe.ts";

const mostPairs = 6;

/** What stands beside what in the first two columns of a table. */
export function tableItem(
  { evidence, header: [left = "", right = ""], matched }: TableRecipe,
  context: RecipeContext,
): ItemDraft {
  const { texts, random, material } = context;
  const face = (text: string) => ({ text: [inLanguage(text, material.documentLanguage)] });
  return withEvidence(evidence, context, {
    title: texts.t("author.item.matching"),
    exercise: matching(
      {
        prompt: texts.t("author.document.table", { left, right }),
        pairs: random
          .sample(matched, mostPairs)
          .map(([first = "", second = ""]) => [face(first), face(second)]),
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
