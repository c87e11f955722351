import type { ExtractedHeading } from "../../model/ExtractedDocument.ts";

/** A stretch of the document under one heading, deeper ones included. */
export interface Section {
  readonly title: string;
  /** First heading that belongs to it, and the heading after the last. */
  readonly from: number;
  readonly to: number;
}

/** A chapter and its parts; the first part is what stands before the first deeper heading. */
export interface Chapter extends Section {
  readonly parts: readonly Section[];
}

/** How much can be asked about a stretch of headings. */
export type Weigh = (from: number, to: number) => number;

/**
 * The chapters of a document: its outermost headings of which there are several. Parts that hold
 * much more than a lesson are split at deeper headings. What stands before the first chapter is left
 * out as front matter, unless it holds that much itself: then it has chapters of its own.
 */
export function chaptersOf(
  headings: readonly ExtractedHeading[],
  weigh: Weigh,
  heavy: number,
): readonly Chapter[] {
  return chaptersBefore(headings.length, headings, weigh, heavy);
}

/** The chapters among the headings before one of them. */
function chaptersBefore(
  end: number,
  headings: readonly ExtractedHeading[],
  weigh: Weigh,
  heavy: number,
): readonly Chapter[] {
  const within = headings.slice(0, end);
  const levels = [...new Set(within.map(({ level }) => level))].toSorted((a, b) => a - b);
  const outermost = levels.find(
    (level) => within.filter((heading) => heading.level === level).length > 1,
  );
  if (outermost === undefined) return [];
  const chapters = rangesAt(headings, 0, end, outermost).map((section) => ({
    ...section,
    parts: partsOf(headings, section, outermost, weigh, heavy),
  }));
  const first = chapters[0]?.from ?? 0;
  return weigh(0, first) < heavy
    ? chapters
    : [...chaptersBefore(first, headings, weigh, heavy), ...chapters];
}

function partsOf(
  headings: readonly ExtractedHeading[],
  section: Section,
  level: number,
  weigh: Weigh,
  heavy: number,
): readonly Section[] {
  const deeper = headings
    .slice(section.from + 1, section.to)
    .map((heading) => heading.level)
    .filter((own) => own > level);
  if (deeper.length === 0 || weigh(section.from, section.to) <= heavy) return [section];
  const next = Math.min(...deeper);
  const inner = rangesAt(headings, section.from + 1, section.to, next);
  const first = inner[0]?.from ?? section.to;
  return [
    { ...section, to: first },
    ...inner.flatMap((part) => partsOf(headings, part, next, weigh, heavy)),
  ];
}

/** Sections that start at headings of this level, or above it, within a range. */
function rangesAt(
  headings: readonly ExtractedHeading[],
  from: number,
  to: number,
  level: number,
): readonly Section[] {
  const starts = headings.flatMap((heading, index) =>
    index >= from && index < to && heading.level <= level ? [index] : [],
  );
  return starts.map((start, index) => ({
    title: headings[start]?.title ?? "",
    from: start,
    to: starts[index + 1] ?? to,
  }));
}
