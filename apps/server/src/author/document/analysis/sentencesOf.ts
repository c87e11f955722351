import type { InstructionLanguage } from "../../drafts.ts";
import { rulesOf } from "../rules/index.ts";
import { isInitial } from "./isInitial.ts";
import type { Sentence, TextBlock } from "./shapes.ts";

/** What stands in front of a remark, and is no part of its first sentence. */
const label =
  /^(?:Notes?|NOTE|Tip|TIP|ASTUCE|Astuce|Remarque|REMARQUE|Attention|ATTENTION|AVERTISSEMENT|Avertissement|Warning|WARNING|Caution|CAUTION|Important|IMPORTANT|Opmerking|OPMERKING|Waarschuwing|WAARSCHUWING|Let op|LET OP|Belangrijk)(?:\s?:)?\s+(?=\p{Uppercase}|[«“"])/u;

const segmenters = new Map<InstructionLanguage, Intl.Segmenter>();

/** The sentences of a block, with their places in the page. */
export function sentencesOf(
  block: TextBlock,
  index: number,
  language: InstructionLanguage,
): readonly Sentence[] {
  const { abbreviations } = rulesOf[language];
  const sentences: Sentence[] = [];
  let open: { text: string; at: number } | null = null;
  for (const { segment, index: at } of segmenterOf(language).segment(block.text)) {
    const text: string = open === null ? segment : open.text + segment;
    const from: number = open === null ? at : open.at;
    const rest = block.text.slice(at + segment.length);
    const goesOn =
      abbreviations.test(text.trim()) ||
      isInitial(text.trim(), rest, language) ||
      /^\p{Lowercase}/u.test(rest);
    open = goesOn && rest !== "" ? { text, at: from } : null;
    const trimmed = text.trim().replace(label, "");
    if (open !== null || trimmed === "") continue;
    const start = block.start + from + text.indexOf(trimmed);
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
