import type { Texts } from "../../texts/loadTexts.ts";
import { isTitle } from "../naming/isTitle.ts";
import type { ExtractedDocument, ExtractedHeading } from "../../model/ExtractedDocument.ts";

const longestTitle = 80;
/** A heading this early names the document rather than a chapter. */
const lastCoverPage = 2;

/** The title of a lesson over one or more sections: all of them, or the first and the last, or the first. */
export function lessonTitle(titles: readonly string[]): string {
  const distinct = [...new Set(titles.map((title) => title.replace(/\s+/g, " ").trim()))];
  const [first = ""] = distinct;
  const ends = distinct.length > 2 ? [first, "…", distinct.at(-1) ?? ""] : distinct;
  const fitting = [distinct, ends]
    .map((each) => each.join(" · "))
    .find((each) => each.length <= longestTitle);
  return fitting ?? shortened(first);
}

/** The first question or clause of a long heading, or as many of its words as fit. */
function shortened(title: string): string {
  if (title.length <= longestTitle) return title;
  const [clause] = /^.{20,}?(?:\s?[?!]|[.;:](?=\s))/u.exec(title.slice(0, longestTitle)) ?? [];
  if (clause !== undefined) return clause.replace(/[.;:]$/, "");
  return `${title.slice(0, longestTitle - 1).replace(/(?<!\s)\s+\S*$/, "")}…`;
}

/** "Page 3" or "Pages 3 to 5". */
export function pagesTitle(places: readonly { readonly page: number }[], texts: Texts): string {
  const pages = places.map(({ page }) => page);
  const [from, to] = [Math.min(...pages), Math.max(...pages)];
  return from === to
    ? texts.t("author.document.page", { page: from })
    : texts.t("author.document.pages", { from, to });
}

/** Pages in order as ranges: "3", "7–9". */
export function pageRanges(pages: readonly number[]): readonly string[] {
  const ranges: { from: number; to: number }[] = [];
  for (const page of pages) {
    const last = ranges.at(-1);
    if (last?.to === page - 1) last.to = page;
    else ranges.push({ from: page, to: page });
  }
  return ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
}

/** What the learner called the capsule, or what the document calls itself. */
export function documentTitleOf(
  { title, headings, language }: ExtractedDocument,
  asked: string,
  texts: Texts,
): string {
  const own = [title, ...headings.filter(isEarly).map((heading) => heading.title)];
  const named = own.find((each) => each !== null && isTitle(each, language));
  return asked.trim() || (named ?? texts.t("author.document.untitled"));
}

function isEarly({ page }: ExtractedHeading): boolean {
  return page <= lastCoverPage;
}

/** The heading that stands above all others and names the whole document; null where none does. */
export function titleHeading({ headings }: Pick<ExtractedDocument, "headings">): string | null {
  const [first, ...others] = headings;
  const isAbove = others.length > 0 && others.every(({ level }) => level > (first?.level ?? 0));
  return first !== undefined && isAbove ? first.title : null;
}

/** The heading that a section is known by, where it is not the title of the whole text; it often names what is said below. */
export function sectionTitle(heading: number, document: ExtractedDocument): string | null {
  const title = document.headings[heading]?.title;
  return title === undefined || title === titleHeading(document) ? null : title;
}
