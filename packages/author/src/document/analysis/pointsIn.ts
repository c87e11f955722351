import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { lessonTalk } from "../rules/lessonTalk.ts";
import { sentencesOf } from "./sentencesOf.ts";
import { standsAlone } from "./standsAlone.ts";

/** So many points are told again from memory. */
const points = { fewest: 3, most: 6 };
/** Longer paragraphs are not kept in mind. */
const longestParagraph = 900;

/** What a paragraph says, sentence by sentence, where its beginning leans on nothing before it; none where that is little or much. */
export function pointsIn(paragraph: string, language: InstructionLanguage): readonly string[] {
  const block = { text: paragraph, page: 1, start: 0, heading: -1, isHeading: false };
  const all = sentencesOf(block, 0, language).map(({ text }) => text);
  const [first = ""] = all;
  const isWhole =
    all.length >= points.fewest &&
    all.length <= points.most &&
    paragraph.length <= longestParagraph &&
    all.every((text) => /[.!?][»”’")]*$/u.test(text)) &&
    all.join(" ") === paragraph &&
    !lessonTalk[language].test(paragraph);
  return isWhole && standsAlone(first, language, "named") ? all : [];
}
