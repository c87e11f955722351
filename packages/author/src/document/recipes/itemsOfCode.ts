import type { CodeExercise, LessonBlock } from "@alambic/contract";

import type { ItemDraft } from "../../model/LessonDraft.ts";
import { codeLanguageOf } from "../code/codeLanguageOf.ts";
import { withEvidence } from "./itemsOfRecipe.ts";
import type { RecipeContext } from "./itemsOfRecipe.ts";
import type { CodeRecipe } from "./Recipe.ts";

/** What code gives, as its text tells. */
export function codeItem(
  { evidence, code, output, told }: CodeRecipe,
  context: RecipeContext,
): ItemDraft {
  const { texts } = context;
  const prompt = told === "below" ? "author.programming.output" : "author.document.code.last";
  const exercise: CodeExercise = {
    content_type: "code",
    content: {
      prompt: texts.t(prompt),
      language: codeLanguageOf(code),
      task: { type: "output", code, output },
      explanation: texts.t("author.document.code.explanation", { page: evidence.page }),
    },
  };
  const title = texts.t("author.item.code");
  return withEvidence(evidence, context, { title, exercise });
}

/** The listings that are asked about, to be read. */
export function codeToRead({ material }: RecipeContext): readonly LessonBlock[] {
  const { codes = [] } = material;
  const listings = codes.map(({ evidence }) => evidence.quote);
  return listings
    .filter((quote) => !listings.some((other) => other !== quote && other.startsWith(quote)))
    .map((quote) => ({ type: "code", language: codeLanguageOf(quote), code: quote }));
}
