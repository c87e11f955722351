import type { ItemDraft } from "../model/LessonDraft.ts";

/** An item with one fault, and which. */
export interface FaultyItem {
  readonly fault: string;
  readonly item: ItemDraft;
}
