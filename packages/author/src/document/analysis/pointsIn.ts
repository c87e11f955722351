import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { sentencesOf } from "./sentencesOf.ts";
import { standsAlone } from "./standsAlone.ts";

/** So many points are told again from memory. */
const points = { fewest: 3, most: 5 };
/** Fewer of its sentences would leave out what it is about. */
const leastShare = 0.6;
/** Longer paragraphs are not kept in mind. */
const longestParagraph = 900;

/** What a paragraph says that is understood by itself: its first such sentences; none where they are few. */
export function pointsIn(paragraph: string, language: InstructionLanguage): readonly string[] {
  const block = { text: paragraph, page: 1, start: 0, heading: -1, isHeading: false };
  const all = sentencesOf(block, 0, language).map(({ text }) => text);
  const said = all.filter((text) => standsAlone(text, language, "named"));
  return said.length < Math.max(points.fewest, leastShare * all.length) ||
    paragraph.length > longestParagraph
    ? []
    : said.slice(0, points.most);
}
