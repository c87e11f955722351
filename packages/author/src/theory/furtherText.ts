import type { LessonBlock } from "@alambic/contract";

import type { ItemDraft } from "../model/LessonDraft.ts";
import type { Provenance } from "../model/Provenance.ts";
import { itemOf } from "../items/itemOf.ts";
import { lessonText } from "../items/simple-exercises.ts";
import type { Texts } from "../texts/loadTexts.ts";

/** A text that goes on from where a lesson ends. */
export function furtherText(
  blocks: readonly LessonBlock[],
  provenance: Provenance,
  texts: Texts,
): ItemDraft {
  return itemOf("further", texts, lessonText(blocks), provenance);
}

const prefix = "theory/";

/** The template of a text that can be read on in once, whatever it was filled with. */
export function theoryTemplate(name: string): string {
  return prefix + name;
}

/** Whether an item is one of those texts. */
export function isTheory(provenance: Provenance): boolean {
  return provenance.kind === "template" && provenance.template.startsWith(prefix);
}
