import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { ItemDraft } from "../../../model/LessonDraft.ts";
import type { FactTable } from "../../facts/FactTable.ts";
import { furtherText } from "../../../theory/furtherText.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import { elementPortrait, isLikeItsGroup } from "../../chemistry/elementPortrait.ts";
import { placePortrait } from "../../geography/placePortrait.ts";

const portraitsAtOnce = 2;

/** Portraits of countries or elements, two in a text; none of those of which too little is known. */
export function portraitTexts(
  table: FactTable,
  ids: readonly string[],
  language: InstructionLanguage,
  texts: Texts,
): readonly ItemDraft[] {
  const draw = { elements: elementPortrait, capitals: placePortrait }[table];
  const portraits = ids.flatMap((id) => {
    const blocks = draw(id, language, texts);
    return blocks === null ? [] : [{ id, blocks }];
  });
  const rounds = Math.ceil(portraits.length / portraitsAtOnce);
  return Array.from({ length: rounds }, (_, round) => {
    const part = portraits.slice(round * portraitsAtOnce, (round + 1) * portraitsAtOnce);
    const entries = part.map(({ id }) => id);
    const isLike = table === "elements" && entries.some(isLikeItsGroup);
    return furtherText(
      [
        ...part.flatMap(({ blocks }) => blocks),
        ...(isLike
          ? [
              {
                type: "callout" as const,
                tone: "tip" as const,
                text: texts.t("author.theory.element.tip"),
              },
            ]
          : []),
      ],
      { kind: "data", dataSet: table, entries },
      texts,
    );
  });
}
