import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { rulesOf } from "../rules/index.ts";
import { isInitial } from "./isInitial.ts";
import type { Sentence, TextBlock } from "./shapes.ts";

/** What stands in front of a remark, and is no part of its first sentence. */
const label =
  /^(?:Notes?|NOTE|Tip|TIP|ASTUCE|Astuce|Remarque|REMARQUE|Attention|ATTENTION|AVERTISSEMENT|Avertissement|Warning|WARNING|Caution|CAUTION|Important|IMPORTANT|Opmerking|OPMERKING|Waarschuwing|WAARSCHUWING|Let op|LET OP|Belangrijk)(?:\s?:)?\s+(?=\p{Uppercase}|[«“"])/u;

/** What a sentence goes on after, with the word before it: no more than so much of it is looked at. */
const lastCharacters = 120;

const segmenters = new Map<InstructionLanguage, Intl.Segmenter>();

/** The sentences of a block, with their places in the page. */
export function sentencesOf(
  block: TextBlock,
  index: number,
  language: InstructionLanguage,
): readonly Sentence[] {
  if (block.isCode === true) return [];
  const { abbreviations } = rulesOf[language];
  const { text: whole } = block;
  const sentences: Sentence[] = [];
  let from: number | null = null;
  for (const { segment, index: at } of segmenterOf(language).segment(whole)) {
    from ??= at;
    const to = at + segment.length;
    const rest = whole.slice(to);
    const last = whole.slice(Math.max(from, to - lastCharacters), to).trim();
    const goesOn =
      abbreviations.test(last) || isInitial(last, rest, language) || /^\p{Lowercase}/u.test(rest);
    if (goesOn && rest !== "") continue;
    const text: string = whole.slice(from, to);
    const trimmed = text.trim().replace(label, "");
    const start = block.start + from + text.indexOf(trimmed);
    from = null;
    if (trimmed === "") continue;
    sentences.push({
      text: trimmed,
      page: block.page,
      start,
      end: start + trimmed.length,
      block: index,
    });
  }
  return sentences;
}

function segmenterOf(language: InstructionLanguage): Intl.Segmenter {
  const known =
    segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: "sentence" });
  segmenters.set(language, known);
  return known;
}
