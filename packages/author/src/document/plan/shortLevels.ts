import type { Texts } from "../../texts/loadTexts.ts";
import type { ReadDocument } from "./readDocument.ts";
import type { BlockRange, Part } from "./Part.ts";
import { pagesTitle, titleHeading } from "./titles.ts";

/** A stretch of a short text under one heading, or a part of it that is enough for a lesson. */
interface Section extends BlockRange {
  /** Empty before the first heading. */
  readonly title: string;
  /** Which of the outermost headings it stands under. */
  readonly chapter: number;
}

/** What a lesson on a part would be: of so many items. */
export interface Tried<Lesson> {
  readonly lesson: Lesson;
  readonly items: number;
}

interface Made<Lesson> extends Tried<Lesson> {
  readonly sections: readonly Section[];
}

export interface ShortLevel<Lesson> {
  readonly title: string;
  readonly lessons: readonly Lesson[];
}

/** A lesson with so many items needs no further section. */
const enough = 4;
/** So many sentences that can be asked about are parted. */
const mostAsked = 14;
const askedOfPart = 8;
const mostLessonsOfLevel = 6;

/**
 * The lessons of a text of a few pages. Neighbouring sections are put together until there is enough to ask, within their
 * chapter where that suffices. A section of which nothing can be asked is read with its neighbour, so that none is lost.
 */
export function shortLevels<Lesson>(
  read: ReadDocument,
  texts: Texts,
  documentTitle: string,
  tried: (part: Part, titles: readonly string[]) => Tried<Lesson> | null,
): readonly ShortLevel<Lesson>[] {
  const attempt = (sections: readonly Section[]): Made<Lesson> | null => {
    const made = tried(partOf(sections, read), titlesOf(sections, read, texts));
    return made === null ? null : { ...made, sections };
  };
  const made: Made<Lesson>[] = [];
  let open: readonly Section[] = [];
  const close = () => {
    const last = made.at(-1);
    const own = open.length === 0 ? null : attempt(open);
    if (own !== null) made.push(own);
    else if (open.length > 0 && last !== undefined) {
      const joined = attempt([...last.sections, ...open]);
      if (joined === null) return;
      made.splice(-1, 1, joined);
    } else return;
    open = [];
  };
  for (const section of sectionsOf(read)) {
    if (open.length > 0 && open.at(-1)?.chapter !== section.chapter) {
      const last = made.at(-1);
      if (last?.sections.at(-1)?.chapter === open.at(-1)?.chapter) close();
    }
    open = [...open, section];
    const own = attempt(open);
    if (own !== null && own.items >= enough) {
      made.push(own);
      open = [];
    }
  }
  close();
  return leveled(made, read, texts, documentTitle);
}

/** One level for a few lessons; else one for each chapter, or for every few lessons of one. */
function leveled<Lesson>(
  made: readonly Made<Lesson>[],
  { document }: ReadDocument,
  texts: Texts,
  documentTitle: string,
): readonly ShortLevel<Lesson>[] {
  if (made.length <= mostLessonsOfLevel)
    return [{ title: documentTitle, lessons: made.map(({ lesson }) => lesson) }];
  const chapters = [...Map.groupBy(made, ({ sections }) => sections[0]?.chapter ?? -1)];
  if (
    chapters.every(([, { length }]) => length <= mostLessonsOfLevel) &&
    2 * chapters.length <= made.length
  )
    return chapters.map(([chapter, lessons]) => ({
      title: document.headings[chapter]?.title ?? documentTitle,
      lessons: lessons.map(({ lesson }) => lesson),
    }));
  return Array.from({ length: Math.ceil(made.length / mostLessonsOfLevel) }, (_, index) => ({
    title: texts.t("author.document.part", { number: index + 1 }),
    lessons: made
      .slice(index * mostLessonsOfLevel, (index + 1) * mostLessonsOfLevel)
      .map(({ lesson }) => lesson),
  }));
}

/** The sections of a text in order, from its first block to its last. */
function sectionsOf(read: ReadDocument): readonly Section[] {
  const { blocks, document, aboutItself } = read;
  const { headings } = document;
  const levels = headings.map(({ level }) => level).toSorted((a, b) => a - b);
  const outermost = levels.find(
    (level) => headings.filter((heading) => heading.level === level).length > 1,
  );
  const chapterOf = (at: number) =>
    headings.findLastIndex(({ level }, index) => index <= at && level <= (outermost ?? 1));
  const starts = blocks.flatMap(({ heading }, at) =>
    at === 0 || heading !== blocks[at - 1]?.heading ? [at] : [],
  );
  return starts.flatMap((from, index) => {
    const heading = blocks[from]?.heading ?? -1;
    const section = {
      from,
      to: starts[index + 1] ?? blocks.length,
      title: headings[heading]?.title ?? "",
      chapter: chapterOf(heading),
    };
    return aboutItself.has(heading) ? [] : parted(section, read);
  });
}

/** Parts a section of which too much can be asked for one lesson, between its paragraphs. */
function parted(section: Section, { sentences, recipes }: ReadDocument): readonly Section[] {
  const asked = sentences.filter(
    (each) => isWithin(each, section) && (recipes.get(each) ?? []).length > 0,
  );
  if (asked.length <= mostAsked) return [section];
  const count = Math.floor(asked.length / askedOfPart);
  const starts = Array.from({ length: count }, (_, index) =>
    index === 0
      ? section.from
      : (asked[Math.round((index * asked.length) / count)]?.block ?? section.from),
  );
  return [...new Set(starts)].map((from, index, all) => ({
    ...section,
    from,
    to: all[index + 1] ?? section.to,
  }));
}

function isWithin({ block }: { readonly block: number }, { from, to }: BlockRange): boolean {
  return block >= from && block < to;
}

function partOf(sections: readonly Section[], { sentences }: ReadDocument): Part {
  const blocks = { from: sections[0]?.from ?? 0, to: sections.at(-1)?.to ?? 0 };
  return { blocks, sentences: sentences.filter((each) => isWithin(each, blocks)) };
}

/** The headings of sections that say something; their pages where there are none. */
function titlesOf(
  sections: readonly Section[],
  { blocks, document }: ReadDocument,
  texts: Texts,
): readonly string[] {
  const told = sections.filter(
    ({ title, from, to }) =>
      title !== "" && blocks.slice(from, to).some(({ isHeading }) => !isHeading),
  );
  const titles = told.map(({ title }) => title);
  const own = titles.filter((title) => title !== titleHeading(document));
  if (titles.length > 0) return own.length > 0 ? own : titles;
  const [first] = sections;
  return [pagesTitle(blocks.slice(first?.from, sections.at(-1)?.to), texts)];
}
