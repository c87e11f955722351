import type { PlainMessageId } from "@alambic/i18n";
import type { Exercise } from "@alambic/domain/exercises";

import type { ItemDraft } from "../model/LessonDraft.ts";
import type { Provenance } from "../model/Provenance.ts";
import type { Texts } from "../texts/loadTexts.ts";

type TitleOf<Id> = Id extends `author.item.${infer Title}` ? Title : never;

/** What an item is called: the name of its kind, in the catalogue `author.item`. */
export type ItemTitle = TitleOf<PlainMessageId>;

/** An item that rests on no passage of a text, but on data or a rule. */
export function itemOf(
  title: ItemTitle,
  texts: Texts,
  exercise: Exercise,
  provenance: Provenance,
): ItemDraft {
  return { title: texts.t(`author.item.${title}`), exercise, source: null, provenance };
}
