import type { Texts } from "../../texts/loadTexts.ts";
import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import type { Sections } from "./askedSections.ts";
import { pageRanges } from "./titles.ts";

interface Described extends Pick<Sections, "unasked" | "isBeginningUnasked"> {
  /** What the capsule is called. */
  readonly title: string;
}

/** So many sections are named. */
const mostNamed = 4;

/** What a capsule on a document was made from, which pages were not read, and which sections nothing is asked about. */
export function describeDocument(
  { pageCount, unreadPages = [] }: ExtractedDocument,
  { title, unasked, isBeginningUnasked }: Described,
  texts: Texts,
): string {
  const madeFrom = texts.t("author.document.capsule.description", { title, pages: pageCount });
  const unread = texts.t("author.document.capsule.unread", {
    count: unreadPages.length,
    pages: texts.list(pageRanges(unreadPages)),
  });
  const named = [
    ...(isBeginningUnasked ? [texts.t("author.document.capsule.beginning")] : []),
    ...unasked
      .slice(0, mostNamed)
      .map((section) => texts.t("author.document.capsule.section", { section })),
  ];
  const further = Math.max(0, unasked.length - mostNamed);
  const silent = texts.t("author.document.capsule.unasked", {
    sections: texts.list(
      further === 0
        ? named
        : [...named, texts.t("author.document.capsule.further", { count: further })],
    ),
  });
  return [
    madeFrom,
    ...(unreadPages.length === 0 ? [] : [unread]),
    ...(named.length === 0 ? [] : [silent]),
  ].join(" ");
}
