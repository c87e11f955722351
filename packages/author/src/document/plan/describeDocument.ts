import type { Texts } from "../../texts/loadTexts.ts";
import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import { pageRanges } from "./titles.ts";

/** What a capsule on a document was made from, and of which pages nothing was. */
export function describeDocument(
  { pageCount, unreadPages = [] }: ExtractedDocument,
  title: string,
  texts: Texts,
): string {
  const madeFrom = texts.t("author.document.capsule.description", { title, pages: pageCount });
  if (unreadPages.length === 0) return madeFrom;
  const unread = texts.t("author.document.capsule.unread", {
    count: unreadPages.length,
    pages: texts.list(pageRanges(unreadPages)),
  });
  return `${madeFrom} ${unread}`;
}
