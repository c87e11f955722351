import type { OutlineLesson } from "../../drafts.ts";
import { numbered } from "../../Plan.ts";
import type { PlannedLevel, PlanResult } from "../../Plan.ts";
import { refused } from "../../refusal.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import type { Sentence } from "../analysis/shapes.ts";
import type { ExtractedDocument } from "../ExtractedDocument.ts";
import type { DocumentMaterial } from "../recipes/Recipe.ts";
import { groupLessons } from "./groupLessons.ts";
import type { LevelGroup } from "./groupLessons.ts";
import { lastResult } from "./lastResult.ts";
import { lessonMaterial } from "./lessonMaterial.ts";
import { fingerprint, readDocument } from "./readDocument.ts";
import type { ReadDocument } from "./readDocument.ts";
import { chaptersOf } from "./sectionsOf.ts";
import { documentTitleOf, lessonTitle } from "./titles.ts";

/** Fewer words than this do not make a capsule. */
const fewestWords = 250;
/** A lesson needs about so many sentences to choose from. */
const sentencesPerLesson = 12;
/** A section with more than so many times that is split. */
const heavy = 2.2;
const mostLessons = 30;
/** Items that are asked in a lesson, its text aside; fewer recipes than `fewest` make no lesson. */
export const itemsPerDocumentLesson = { most: 10, fewest: 5 };

interface DocumentRequest {
  readonly document: ExtractedDocument;
  /** What the learner calls the capsule; may be empty. */
  readonly asked: string;
  readonly texts: Texts;
}

/** Plans a capsule on a document: its chapters as levels, its sections as lessons. */
export const planDocument = lastResult(
  ({ document, asked, texts }: DocumentRequest) =>
    [texts.locale, asked, document.title ?? "", fingerprint(document)].join("\n"),
  plan,
);

function plan({ document, asked, texts }: DocumentRequest): PlanResult {
  if (document.wordCount < fewestWords)
    return refused("document_too_short", { words: document.wordCount, minimum: fewestWords });
  const read = readDocument(document);
  const title = documentTitleOf(document, asked, texts);
  const levels = levelsOf(read).flatMap((group) => plannedLevel(group, title, read, texts));
  const lessons = levels.flatMap((level) => level.lessons);
  if (lessons.length === 0) return refused("document_too_few_items");
  return {
    status: "planned",
    plan: {
      title,
      description: texts.t("author.document.capsule.description", {
        title,
        pages: document.pageCount,
      }),
      objectives: levels
        .slice(0, 6)
        .map((level) => texts.t("author.document.capsule.objective", { chapter: level.title })),
      prerequisites: [],
      icon: "📄",
      madeFrom: [{ title }],
      ...numbered(levels),
    },
  };
}

/** By the document's headings; by pages where it has none that part it. */
function levelsOf(read: ReadDocument): readonly LevelGroup[] {
  const { document, sentences, blocks } = read;
  const { headings } = document;
  const counts = headings.map(() => 0);
  for (const { block } of sentences) {
    const heading = blocks[block]?.heading ?? -1;
    if (heading >= 0) counts[heading] = (counts[heading] ?? 0) + 1;
  }
  const weigh = (from: number, to: number) =>
    counts.slice(from, to).reduce((total, count) => total + count, 0);
  const enough = Math.max(sentencesPerLesson, Math.ceil(sentences.length / mostLessons));
  const chapters = chaptersOf(headings, weigh, enough * heavy);
  const covered = weigh(0, headings.length);
  return chapters.length > 1 && covered > sentences.length / 2
    ? groupLessons(chapters, weigh, enough)
    : [];
}

function plannedLevel(
  group: LevelGroup,
  documentTitle: string,
  read: ReadDocument,
  texts: Texts,
): PlannedLevel[] {
  const lessons = group.lessons.flatMap(({ titles, from, to }) => {
    const sentences = read.sentences.filter(({ block }) => {
      const heading = read.blocks[block]?.heading ?? -1;
      return heading >= from && heading < to;
    });
    return plannedLesson(sentences, lessonTitle(titles), documentTitle, read, texts);
  });
  return lessons.length === 0
    ? []
    : [{ title: group.title, description: descriptionOf(lessons, texts), lessons }];
}

/** Empty where too little of the sentences can be asked about. */
function plannedLesson(
  sentences: readonly Sentence[],
  title: string,
  documentTitle: string,
  read: ReadDocument,
  texts: Texts,
): OutlineLesson[] {
  const material = lessonMaterial(sentences, title, documentTitle, read);
  if (material.recipes.length < itemsPerDocumentLesson.fewest) return [];
  return [
    {
      title,
      description: pagesOf(material, texts),
      itemCount: 1 + Math.min(itemsPerDocumentLesson.most, material.recipes.length),
      material: { kind: "document", ...material },
    },
  ];
}

function pagesOf({ passages }: DocumentMaterial, texts: Texts): string {
  const pages = passages.map(({ page }) => page);
  return texts.t("author.document.pages", { from: Math.min(...pages), to: Math.max(...pages) });
}

function descriptionOf(lessons: readonly OutlineLesson[], texts: Texts): string {
  return texts.t("author.document.level.description", { count: lessons.length });
}
