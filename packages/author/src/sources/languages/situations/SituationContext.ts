import type { TextRun } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";

import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { itemOf } from "../../../items/itemOf.ts";
import type { ItemTitle } from "../../../items/itemOf.ts";
import type { Random } from "../../../random/createRandom.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import type { TaughtLanguage } from "../../../model/taught-languages.ts";
import { lineRun } from "./Line.ts";
import type { Line } from "./Line.ts";
import type { SituationId } from "./situations.ts";

/** What all items of one lesson of a situation share. */
export interface SituationContext {
  readonly situation: SituationId;
  readonly lang: TaughtLanguage;
  readonly own: InstructionLanguage;
  /** The lines that the lesson teaches. */
  readonly lines: readonly Line[];
  readonly texts: Texts;
  readonly random: Random;
}

/** The data set that all lines come from. */
export const situationData = "situations";

/** An item that rests on the lines, in this order. */
export function lineItem(
  title: ItemTitle,
  lines: readonly Line[],
  { texts }: SituationContext,
  exercise: Exercise,
): ItemDraft {
  const entries = lines.map(({ id }) => id);
  return itemOf(title, texts, exercise, { kind: "data", dataSet: situationData, entries });
}

/** The line, how it is read, and what it means, as the explanation of an item. */
export function equation(line: Line): TextRun[] {
  const romaji = line.romaji === null ? "" : ` · ${line.romaji}`;
  return [lineRun(line), { text: `${romaji} = ${line.meaning}` }];
}
