import type { ItemDraft } from "../model/LessonDraft.ts";

type Applies = (item: ItemDraft) => boolean;

const madeFrom =
  (...kinds: readonly ItemDraft["provenance"]["kind"][]): Applies =>
  ({ provenance }) =>
    kinds.includes(provenance.kind);

const ofKind =
  (...types: readonly ItemDraft["exercise"]["content_type"][]): Applies =>
  ({ exercise }) =>
    types.includes(exercise.content_type);

const isAsked: Applies = ({ exercise }) => exercise.content_type !== "lesson";

/** Whole from data, or a model's choice of what the data knows. */
const isFromData: Applies = (item) =>
  madeFrom("data")(item) ||
  (madeFrom("model")(item) && ofKind("character", "image_labelling")(item));

/**
 * The names of the checks, and of which items a pass is told: those in which it can find anything. What
 * each looks at is in `checkTable`, by the same names; here is what the server needs without loading
 * the checks.
 */
export const toldChecks = [
  { name: "readable", applies: () => true },
  {
    name: "recomputed",
    applies: ({ provenance }) => provenance.kind === "template" && provenance.claims.length > 0,
  },
  { name: "key", applies: (item) => madeFrom("template")(item) && isAsked(item) },
  { name: "data", applies: (item) => isFromData(item) && isAsked(item) },
  { name: "quote", applies: ({ provenance }) => "quote" in provenance },
  { name: "evidence", applies: (item) => madeFrom("document", "model")(item) && isAsked(item) },
  { name: "language", applies: madeFrom("document", "model", "model-text") },
  {
    name: "level",
    applies: ({ provenance }) => "level" in provenance && provenance.level !== undefined,
  },
  { name: "options", applies: ofKind("quiz", "matching", "flashcards") },
  { name: "given_away", applies: ofKind("fill_in_blank", "short_answer") },
  { name: "unique", applies: () => true },
] as const satisfies readonly { readonly name: string; readonly applies: Applies }[];

/** What an item can have been held against before it was published. */
export type CheckName = (typeof toldChecks)[number]["name"];

/** The checks that an accepted item has passed. */
export function checksOf(item: ItemDraft): readonly CheckName[] {
  return toldChecks.filter(({ applies }) => applies(item)).map(({ name }) => name);
}
