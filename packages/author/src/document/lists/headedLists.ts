import { detectLanguage } from "../../texts/detectLanguage.ts";
import { saysWhatIsListed } from "../rules/listHeadings.ts";
import { headingOver } from "./headingOver.ts";
import type { IntroducedList } from "./IntroducedList.ts";
import { isTranslation, wholeLabelOf } from "./Label.ts";
import { oncePerDocument } from "./oncePerDocument.ts";

const longestQuote = 1600;
const fewestEntries = 2;
const mostEntries = 8;

/** A list whose heading says what its entries are; its introduction is the heading. */
export interface HeadedList extends IntroducedList {
  /** The position of the heading above its own; -1 for none. */
  readonly parent: number;
}

/** The lists of a short text that no sentence introduces, but a heading that says what is listed. */
export const headedLists = oncePerDocument((read): readonly HeadedList[] => {
  const { document, aboutItself, isShort } = read;
  const { language, headings, pages, entryLists = [] } = document;
  if (!isShort) return [];
  return entryLists.flatMap((list): HeadedList[] => {
    const over = headingOver(list, document);
    if (over === null || aboutItself.has(over.heading) || !saysWhatIsListed(over.title, language))
      return [];
    const text = pages.find(({ number }) => number === list.page)?.text ?? "";
    const entries = list.entries.map(({ start, end }) => text.slice(start, end));
    const labels = entries.flatMap((entry) => wholeLabelOf(entry, language) ?? []);
    const end = list.entries.at(-1)?.end ?? over.start;
    const quote = text.slice(over.start, end);
    const isAsked =
      entries.length >= fewestEntries &&
      entries.length <= mostEntries &&
      labels.length >= fewestEntries &&
      2 * labels.length > entries.length &&
      labels.every((label) => /^\p{Letter}/u.test(label.text)) &&
      new Set(labels.map((label) => label.text.toLowerCase())).size === labels.length &&
      quote.length <= longestQuote &&
      [null, language].some((each) => each === detectLanguage(quote)) &&
      !entries.some((entry) => isTranslation(entry, language));
    const level = headings[over.heading]?.level ?? 1;
    const parent = headings.findLastIndex((each, at) => at < over.heading && each.level < level);
    return isAsked
      ? [
          {
            page: list.page,
            start: over.start,
            end,
            quote,
            introduction: over.title,
            entries,
            isCut: list.isCut,
            labels,
            heading: over.heading,
            parent,
          },
        ]
      : [];
  });
});
