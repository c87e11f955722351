import type { ItemDraft } from "../model/LessonDraft.ts";
import { givesAway } from "./givesAway.ts";

/** As long as the contract lets a hint be, in UTF-16 code units. */
export const longestHint = 300;

/** The item with a hint, where the hint is none too long and does not give the answer away. */
export function withHint<Item extends ItemDraft>(item: Item, hint: string): Item {
  const fits = hint !== "" && hint.length <= longestHint;
  return fits && givesAway(hint, item.exercise) === null ? { ...item, hint } : item;
}
