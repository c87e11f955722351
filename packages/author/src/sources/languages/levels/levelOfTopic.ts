import { foldText, mentions } from "../../../texts/foldText.ts";
import { levelIn } from "../situations/topics.ts";
import { wordLevels } from "../../../model/LanguageTarget.ts";
import type { WordLevel } from "../../../model/LanguageTarget.ts";

const upper = ["upper intermediate", "intermediaire superieur", "intermediaire avance"];

const higher = [
  "c1",
  "c2",
  "avance",
  "avancee",
  "avances",
  "advanced",
  "gevorderd",
  "gevorderde",
  "gevorderden",
  "proficiency",
];

/** "À l’avance" says nothing of a level. */
const inTime = / (?:a l|d|en) avance(?= )/gu;

/**
 * The level that a topic names: `beyond` above B2; null where it names none. A level that is named
 * by its letter goes before words such as "advanced".
 */
export function levelOfTopic(topic: string): WordLevel | "beyond" | null {
  const folded = foldText(topic);
  const lettered = wordLevels.filter((level) => mentions(folded, [level.toLowerCase()])).at(-1);
  if (lettered !== undefined) return lettered;
  if (mentions(folded, upper)) return "B2";
  return mentions(folded.replaceAll(inTime, ""), higher) ? "beyond" : levelIn(folded);
}
