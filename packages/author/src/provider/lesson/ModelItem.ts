import type { ItemDraft, LessonDraft } from "../../model/LessonDraft.ts";
import type { steps } from "../kinds/ModelKind.ts";
import type { Concept } from "../ModelMaterial.ts";
import type { RejectedDraft } from "../questions/items.ts";

/** An item with what is known of it until it is published. */
export interface ModelItem extends ItemDraft {
  /** How hard it is; a text to read comes before all that is asked. */
  readonly step: "read" | (typeof steps)[number];
  /** What the model wrote, to be mended where it falls; none for a text to read. */
  readonly draft?: unknown;
}

/** A lesson as a model drafted it, before anything of it was checked. */
export interface ModelLessonDraft extends LessonDraft {
  readonly items: readonly ModelItem[];
  /** What could not even be read as an item. */
  readonly unusable: readonly RejectedDraft[];
  readonly concepts: readonly Concept[];
}

/** Rising difficulty: read, recognise, recall, apply. */
export function byDifficulty(items: readonly ModelItem[]): readonly ModelItem[] {
  const order: readonly ModelItem["step"][] = ["read", "recognise", "recall", "apply"];
  return items.toSorted((a, b) => order.indexOf(a.step) - order.indexOf(b.step));
}
