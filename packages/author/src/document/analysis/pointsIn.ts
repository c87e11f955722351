import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { sentencesOf } from "./sentencesOf.ts";
import { standsAlone } from "./standsAlone.ts";

/** So many points are told again from memory. */
const points = { fewest: 3, most: 4 };
/** Longer paragraphs are not kept in mind. */
const longestParagraph = 900;

/** What a paragraph says that is understood by itself: its first such sentences; none where they are few. */
export function pointsIn(paragraph: string, language: InstructionLanguage): readonly string[] {
  const block = { text: paragraph, page: 1, start: 0, heading: -1, isHeading: false };
  const said = sentencesOf(block, 0, language)
    .map(({ text }) => text)
    .filter((text) => standsAlone(text, language, "named"));
  return said.length < points.fewest || paragraph.length > longestParagraph
    ? []
    : said.slice(0, points.most);
}
