import type { EntryList, ExtractedDocument } from "../../model/ExtractedDocument.ts";

/** A heading that stands directly above a list, and where its title begins in the page's text. */
export interface HeadingOver {
  readonly title: string;
  readonly start: number;
  /** Its position among the headings. */
  readonly heading: number;
}

const between = "\n\n";

/** The heading directly above a list of which the layout leaves no doubt; null where none stands there. */
export function headingOver(
  { page, entries, isPlain }: EntryList,
  { headings, pages }: ExtractedDocument,
): HeadingOver | null {
  const text = pages.find(({ number }) => number === page)?.text ?? "";
  const above = text.slice(0, entries[0]?.start ?? 0);
  if (!isPlain || !above.endsWith(between)) return null;
  const end = above.length - between.length;
  const heading = headings.findLastIndex(
    ({ page: own, offset, title }) =>
      own === page &&
      offset < end &&
      !above.slice(offset, end).includes(between) &&
      above.slice(0, end).endsWith(title),
  );
  const { title = "" } = headings[heading] ?? {};
  return title === "" ? null : { title, start: end - title.length, heading };
}
