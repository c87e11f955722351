import { toneOf } from "../document/analysis/negation.ts";
import type { AuthorRequest } from "../model/AuthorRequest.ts";
import type { ItemDraft } from "../model/LessonDraft.ts";
import { plainText } from "../texts/rich-text.ts";

const mostApart = 1;

/**
 * Which true or false statements of a lesson on a document have to go so that a negation does not tell
 * the false ones: about as many are told by it as are belied by it. The last ones go.
 */
export function cluesByNegation(
  items: readonly ItemDraft[],
  { source }: AuthorRequest,
): readonly ItemDraft[] {
  if (source.kind !== "document") return [];
  const { language } = source.document;
  const statements = items.flatMap((item) =>
    item.exercise.content_type === "true_false" && item.provenance.kind === "document"
      ? [{ item, ...item.exercise.content }]
      : [],
  );
  const told = statements.filter(
    ({ statement, answer }) => (toneOf(plainText(statement), language) === "denies") === !answer,
  );
  const belied = statements.length - told.length;
  return told.slice(belied + mostApart).map(({ item }) => item);
}
