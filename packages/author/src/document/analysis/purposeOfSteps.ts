import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import { rulesOf } from "../rules/index.ts";
import { listRulesOf } from "../rules/lists.ts";
import { stepRulesOf } from "../rules/steps.ts";
import { sentencesOf } from "./sentencesOf.ts";
import type { TextBlock } from "./shapes.ts";
import { titleAbove } from "./titleAbove.ts";

/** What steps are for. */
export interface Purpose {
  readonly text: string;
  /** Whether it is the title above them, and not the sentence before them. */
  readonly isTitle: boolean;
  /** The title and the sentence that announces them, of which either may say what they are. */
  readonly above: readonly string[];
}

const longestSentence = 240;
const shortestSentence = { ofAny: 12, ofBare: 42 };

/** What the text says that the steps of a numbered list are for, by its first entry's block. */
export function purposeOfList(
  at: number,
  blocks: readonly TextBlock[],
  document: ExtractedDocument,
): Purpose | null {
  const { language } = document;
  const before = blocks[at - 1];
  const last =
    before === undefined || before.isHeading || before.page !== blocks[at]?.page
      ? undefined
      : sentencesOf(before, at - 1, language).at(-1)?.text;
  const { process, manner } = stepRulesOf[language];
  const points = (text: string) =>
    text.search(listRulesOf[language].forward) >= 0 && (process.test(text) || manner.test(text));
  const isAnnouncing =
    last !== undefined &&
    last.length <= longestSentence &&
    (/[^:]:$/u.test(last) || (last.endsWith(".") && points(last)));
  return chosen(isAnnouncing ? last : null, titleAbove(at, blocks, document), document);
}

/**
 * The same of steps in prose, by the block that they stand in and where they begin; null where what stands above says
 * that they are reasons, rules or kinds.
 */
export function purposeInProse(
  at: number,
  start: number,
  blocks: readonly TextBlock[],
  document: ExtractedDocument,
): Purpose | null {
  const { language } = document;
  const block = blocks[at];
  if (block === undefined) return null;
  const { process, manner } = stepRulesOf[language];
  const last = sentencesOf(block, at, language).findLast((sentence) => sentence.end <= start)?.text;
  const title = titleAbove(at, blocks, document);
  const isAnnouncing =
    last !== undefined &&
    last.length <= longestSentence &&
    /[.:]$/u.test(last) &&
    (last.endsWith(":") ||
      process.test(last) ||
      manner.test(last) ||
      /^(?:Pour|Om|To) /u.test(last));
  const { counting, enumeration } = stepRulesOf[language];
  const purpose = chosen(isAnnouncing ? last : null, title, document);
  const isCounted =
    (last !== undefined && counting.test(last)) ||
    (purpose?.above ?? []).some((text) => enumeration.test(text));
  return isCounted ? null : purpose;
}

/** A sentence is taken if it is understood by itself and says enough. */
function chosen(
  sentence: string | null,
  title: string | null,
  { language }: ExtractedDocument,
): Purpose | null {
  const above = [sentence, title].filter((text) => text !== null);
  const leans = (text: string) =>
    listRulesOf[language].leaning.test(text) || rulesOf[language].anaphoricStart.test(text);
  const { bareAnnouncement } = stepRulesOf[language];
  const isLong = (text: string) =>
    text.length >= shortestSentence[bareAnnouncement.test(text) ? "ofBare" : "ofAny"];
  const isBare = sentence === null || !isLong(sentence) || leans(sentence);
  if (title !== null && isBare) return { text: title, isTitle: true, above };
  return sentence === null || leans(sentence) ? null : { text: sentence, isTitle: false, above };
}
