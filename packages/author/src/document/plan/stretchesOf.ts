import type { Texts } from "../../texts/loadTexts.ts";
import type { Sentence } from "../analysis/shapes.ts";
import { groupLessons } from "./groupLessons.ts";
import { canBeAsked } from "./readDocument.ts";
import type { ReadDocument } from "./readDocument.ts";
import { chaptersOf } from "./sectionsOf.ts";
import { lessonTitle, pagesTitle } from "./titles.ts";

/** What one lesson is about. */
export interface Stretch {
  readonly title: string;
  readonly sentences: readonly Sentence[];
}

export interface LevelStretch {
  readonly title: string;
  readonly lessons: readonly Stretch[];
}

/** A lesson needs about so many sentences that can be asked about; fewer where pages hold few. */
const sentencesPerLesson = { fewest: 4, most: 7 };
/** The same where only what is more than a missing word counts. */
const wellAskedPerLesson = { fewest: 5, most: 8 };
const pagesPerLesson = 8;
/** A section with more than so many times that is split. */
const heavy = 2.2;
/** The share of what can be asked about that chapters hold, where headings part a document. */
const mostlyHeld = 0.75;
const mostLessons = 36;
const lessonsPerPart = 6;

/** Parts a document into lessons: by its headings, or by pages where they do not part it. */
export function stretchesOf(read: ReadDocument, texts: Texts): readonly LevelStretch[] {
  const isAsked = (sentence: Sentence) =>
    read.isRich
      ? (read.worth.get(sentence) ?? 0) >= read.least
      : canBeAsked(read.recipes.get(sentence));
  const asked = new Set(read.sentences.filter(isAsked));
  const enough = enoughFor(
    asked.size,
    read.document.pageCount,
    read.isRich ? wellAskedPerLesson : sentencesPerLesson,
  );
  return byHeadings(read, asked, enough) ?? byPages(read, asked, enough, texts);
}

/** How many sentences make a lesson: as many as leave one for every few pages. */
function enoughFor(
  askable: number,
  pages: number,
  { fewest, most }: typeof sentencesPerLesson,
): number {
  const wanted = Math.floor((askable * pagesPerLesson) / pages);
  return Math.max(Math.min(most, Math.max(fewest, wanted)), Math.ceil(askable / mostLessons));
}

function byHeadings(
  read: ReadDocument,
  asked: ReadonlySet<Sentence>,
  enough: number,
): readonly LevelStretch[] | null {
  const { document, sentences, blocks } = read;
  const headingOf = ({ block }: Sentence) => blocks[block]?.heading ?? -1;
  const counts = document.headings.map(() => 0);
  for (const sentence of asked) {
    const heading = headingOf(sentence);
    if (heading >= 0) counts[heading] = (counts[heading] ?? 0) + 1;
  }
  const weigh = (from: number, to: number) =>
    counts.slice(from, to).reduce((total, count) => total + count, 0);
  const chapters = chaptersOf(document.headings, weigh, enough * heavy);
  const held = chapters.reduce((total, { from, to }) => total + weigh(from, to), 0);
  if (chapters.length < 2 || held < asked.size * mostlyHeld) return null;
  return groupLessons(chapters, weigh, enough).map(({ title, lessons }) => ({
    title,
    lessons: lessons.flatMap(({ titles, from, to }) => {
      const own = sentences.filter((sentence) => {
        const heading = headingOf(sentence);
        return heading >= from && heading < to;
      });
      const titleOf = (part: readonly Sentence[]) =>
        lessonTitle(part.map((each) => document.headings[headingOf(each)]?.title ?? title));
      return split({ title: lessonTitle(titles), sentences: own }, asked, enough, titleOf);
    }),
  }));
}

/** Parts what would be too much for one lesson into several, each under the headings it falls under. */
function split(
  { title, sentences }: Stretch,
  asked: ReadonlySet<Sentence>,
  enough: number,
  titleOf: (part: readonly Sentence[]) => string,
): readonly Stretch[] {
  const count = Math.floor(sentences.filter((each) => asked.has(each)).length / enough);
  if (count < 2) return [{ title, sentences }];
  const parts = Map.groupBy(sentences, partAt(sentences, asked, count));
  return numberedParts(
    [...parts.values()].map((part) => ({ title: titleOf(part), sentences: part })),
  );
}

/** Lessons of one title, as parts of it: "Bees (1/2)". */
export function numberedParts<Titled extends { readonly title: string }>(
  stretches: readonly Titled[],
): readonly Titled[] {
  return stretches.map((stretch) => {
    const alike = stretches.filter(({ title }) => title === stretch.title);
    const place = `${alike.indexOf(stretch) + 1}/${alike.length}`;
    return alike.length < 2 ? stretch : { ...stretch, title: `${stretch.title} (${place})` };
  });
}

/** In which of so many parts a sentence falls, each with as many to ask about. */
function partAt(
  sentences: readonly Sentence[],
  asked: ReadonlySet<Sentence>,
  count: number,
): (sentence: Sentence) => number {
  const total = sentences.filter((each) => asked.has(each)).length;
  const parts = new Map<Sentence, number>();
  let before = 0;
  for (const sentence of sentences) {
    parts.set(sentence, Math.min(count - 1, Math.floor((before * count) / total)));
    if (asked.has(sentence)) before += 1;
  }
  return (sentence) => parts.get(sentence) ?? 0;
}

/** Lessons of as many sentences each as there are enough for, a few of them to a part. */
function byPages(
  { sentences }: ReadDocument,
  asked: ReadonlySet<Sentence>,
  enough: number,
  texts: Texts,
): readonly LevelStretch[] {
  const count = Math.max(1, Math.floor(asked.size / enough));
  const lessons = numberedParts(
    Array.from({ length: count }, (_, index): Stretch => {
      const part = sentences.slice(
        Math.round((index * sentences.length) / count),
        Math.round(((index + 1) * sentences.length) / count),
      );
      return { title: pagesTitle(part, texts), sentences: part };
    }),
  );
  const parts = Math.ceil(lessons.length / lessonsPerPart);
  return Array.from({ length: parts }, (_, index) => ({
    title: texts.t("author.document.part", { number: index + 1 }),
    lessons: lessons.slice(index * lessonsPerPart, (index + 1) * lessonsPerPart),
  }));
}
