import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { furtherText } from "../../../theory/furtherText.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import type { TaughtLanguage } from "../../../model/taught-languages.ts";
import { allLines, lineRun } from "./Line.ts";
import type { Line } from "./Line.ts";
import { situationData } from "./SituationContext.ts";

const most = 6;
/** Signs that are no letters part words; Japanese has none, and its shortest words stand in others. */
const shortestInJapanese = 2;

/** Sentences of the conversations in which one of the words stands, the shortest first. */
export function sentencesWith(
  words: readonly string[],
  lang: TaughtLanguage,
  own: InstructionLanguage,
): readonly Line[] {
  const found = new Map(
    allLines(lang, own)
      .filter(({ text }) => words.some((word) => standsIn(word, text, lang)))
      .map((line) => [line.text, line]),
  );
  return [...found.values()]
    .toSorted((one, other) => one.text.length - other.text.length)
    .slice(0, most);
}

/** Whether a word stands in a sentence as a word of its own, whatever its first letter. */
export function standsIn(word: string, text: string, lang: TaughtLanguage): boolean {
  if (lang === "ja") return word.length >= shortestInJapanese && text.includes(word);
  const folded = text.toLocaleLowerCase(lang);
  const wanted = word.toLocaleLowerCase(lang);
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const around = [folded.charAt(at - 1), folded.charAt(at + wanted.length)];
    if (around.every((sign) => !/\p{Letter}/u.test(sign))) return true;
  }
  return false;
}

type SentencesTitle =
  | "words.sentences"
  | "words.dialogue"
  | "verbs.sentences"
  | "situations.anywhere";

/** Sentences with how they are read and what they mean. */
export function sentencesText(
  lines: readonly Line[],
  title: SentencesTitle,
  texts: Texts,
): ItemDraft | null {
  if (lines.length === 0) return null;
  return furtherText(
    [
      { type: "heading", text: texts.t(`author.theory.${title}`) },
      {
        type: "terms",
        entries: lines.map((line) => ({
          term: [lineRun(line)],
          description: line.romaji === null ? line.meaning : `${line.romaji} · ${line.meaning}`,
        })),
      },
    ],
    { kind: "data", dataSet: situationData, entries: lines.map(({ id }) => id) },
    texts,
  );
}
