import type { Texts } from "../../texts/loadTexts.ts";
import type { Sentence } from "../analysis/shapes.ts";
import { groupLessons } from "./groupLessons.ts";
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

/** A lesson needs about so many sentences to choose from. */
const sentencesPerLesson = 12;
/** A section with more than so many times that is split. */
const heavy = 2.2;
const mostLessons = 30;
const lessonsPerPart = 6;

/** Parts a document into lessons: by its headings, or by pages where they do not part it. */
export function stretchesOf(read: ReadDocument, texts: Texts): readonly LevelStretch[] {
  const enough = Math.max(sentencesPerLesson, Math.ceil(read.sentences.length / mostLessons));
  return byHeadings(read, enough) ?? byPages(read, enough, texts);
}

function byHeadings(read: ReadDocument, enough: number): readonly LevelStretch[] | null {
  const { document, sentences, blocks } = read;
  const headingOf = ({ block }: Sentence) => blocks[block]?.heading ?? -1;
  const counts = document.headings.map(() => 0);
  for (const sentence of sentences) {
    const heading = headingOf(sentence);
    if (heading >= 0) counts[heading] = (counts[heading] ?? 0) + 1;
  }
  const weigh = (from: number, to: number) =>
    counts.slice(from, to).reduce((total, count) => total + count, 0);
  const chapters = chaptersOf(document.headings, weigh, enough * heavy);
  if (chapters.length < 2 || weigh(0, counts.length) < sentences.length / 2) return null;
  return groupLessons(chapters, weigh, enough).map(({ title, lessons }) => ({
    title,
    lessons: lessons.map(({ titles, from, to }) => ({
      title: lessonTitle(titles),
      sentences: sentences.filter((sentence) => {
        const heading = headingOf(sentence);
        return heading >= from && heading < to;
      }),
    })),
  }));
}

/** Lessons of as many sentences each as there are enough for, a few of them to a part. */
function byPages(
  { sentences }: ReadDocument,
  enough: number,
  texts: Texts,
): readonly LevelStretch[] {
  const count = Math.max(1, Math.floor(sentences.length / enough));
  const lessons = Array.from({ length: count }, (_, index): Stretch => {
    const part = sentences.slice(
      Math.round((index * sentences.length) / count),
      Math.round(((index + 1) * sentences.length) / count),
    );
    return { title: pagesTitle(part, texts), sentences: part };
  });
  const parts = Math.ceil(lessons.length / lessonsPerPart);
  return Array.from({ length: parts }, (_, index) => ({
    title: texts.t("author.document.part", { number: index + 1 }),
    lessons: lessons.slice(index * lessonsPerPart, (index + 1) * lessonsPerPart),
  }));
}
