import type { WordMaterial } from "./draftWordLesson.ts";
import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { MaterialOf, OutlineLesson } from "../../../model/CapsuleOutline.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import type { TaughtLanguage } from "../../../model/taught-languages.ts";
import { entriesOf } from "./WordSet.ts";
import type { Theme } from "./WordSet.ts";

/** Themes of the general course, by level. */
export const courseLevels: readonly (readonly Theme[])[] = [
  ["phrases", "numbers", "colours"],
  ["fruit", "drinks", "meals"],
  ["farm", "body", "days"],
  ["clothes", "house", "weather"],
  ["transport", "town", "months"],
  ["vegetables", "wild-animals", "school"],
];

const wordsPerLesson = 6;

/** The lessons of one theme: five to seven words each, as even as can be. */
export function lessonsOfTheme(
  theme: Theme,
  lang: TaughtLanguage,
  own: InstructionLanguage,
  texts: Texts,
): OutlineLesson<MaterialOf<"words", WordMaterial>>[] {
  const entries = entriesOf(theme, lang, own);
  const count = Math.max(1, Math.round(entries.length / wordsPerLesson));
  const title = texts.t(`author.theme.${theme}`);
  return Array.from({ length: count }, (_, index) => {
    const part = entries.slice(
      Math.round((index * entries.length) / count),
      Math.round(((index + 1) * entries.length) / count),
    );
    return {
      title: count === 1 ? title : `${title} ${index + 1}`,
      description: part.map(({ names }) => names[lang].text).join(" · "),
      itemCount: 13,
      material: { kind: "words", theme, lang, ids: part.map(({ id }) => id) },
    };
  });
}
