import { isGap, isStatement } from "../recipes/Recipe.ts";
import type { DocumentMaterial } from "../recipes/Recipe.ts";
import { fewestItems, fewestOfShort } from "../../model/fewestItems.ts";
import type { MaterialOf, OutlineLesson } from "../../model/CapsuleOutline.ts";
import { numbered } from "../../model/Plan.ts";
import type { PlannedLevel, PlanResult } from "../../model/Plan.ts";
import { refused } from "../../model/refused.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import { prerequisitesIn } from "../analysis/prerequisitesIn.ts";
import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import { askedSections } from "./askedSections.ts";
import { describeDocument } from "./describeDocument.ts";
import { decksIn, itemsApart, itemsInOwnWords } from "./itemsApart.ts";
import { itemsOfLesson } from "./itemsOfLesson.ts";
import { lastResult } from "./lastResult.ts";
import { lessonMaterial } from "./lessonMaterial.ts";
import { fingerprint, readDocument } from "./readDocument.ts";
import type { ReadDocument } from "./readDocument.ts";
import type { Part } from "./Part.ts";
import { shortLevels } from "./shortLevels.ts";
import { numberedParts, stretchesOf } from "./stretchesOf.ts";
import type { LevelStretch } from "./stretchesOf.ts";
import { documentTitleOf, lessonTitle, pagesTitle } from "./titles.ts";

/** Fewer words than this do not make a capsule. */
const fewestWords = 250;
/** Items that are asked in a lesson, its text aside. */
const mostItems = 10;
const mostObjectives = 6;
/** A short text with fewer questions is asked for figures, names and statements as well. */
const fewestOfText = 4;

interface DocumentRequest {
  readonly document: ExtractedDocument;
  /** What the learner calls the capsule; may be empty. */
  readonly asked: string;
  readonly texts: Texts;
}

type DocumentLevel = PlannedLevel<MaterialOf<"document", DocumentMaterial>>;
type DocumentLesson = OutlineLesson<MaterialOf<"document", DocumentMaterial>>;

/** Plans a capsule on a document: its chapters as levels, its sections as lessons. */
export const planDocument = lastResult(
  ({ document, asked, texts }: DocumentRequest) =>
    [texts.locale, asked, String(document.unreadPages ?? []), fingerprint(document)].join("\n"),
  plan,
);

function plan({ document, asked, texts }: DocumentRequest): PlanResult {
  if (document.wordCount < fewestWords)
    return refused("document_too_short", { words: document.wordCount, minimum: fewestWords });
  const read = readDocument(document);
  const title = documentTitleOf(read.document, asked, texts);
  const planned = (given: ReadDocument) =>
    stretchesOf(given, texts).flatMap((level) => plannedLevel(level, title, given, texts));
  const lastResort = (given: ReadDocument) => {
    if (given.isShort) return shortPlan({ ...given, isFilledUp: true }, title, texts);
    return given.isRich ? planned({ ...given, isRich: false }) : [];
  };
  const best = read.isShort ? shortPlan(read, title, texts) : planned(read);
  // Too little that is worth more than a missing word, a figure or a statement: then such are asked for.
  const levels = isEnough(best, read) ? best : lastResort(read);
  const lessons = levels.flatMap((level) => level.lessons);
  if (lessons.length === 0) return refused("document_too_few_items");
  const sections = askedSections(
    read,
    lessons.map(({ material }) => material),
  );
  const isNamed =
    read.isShort && sections.asked.length > 0 && sections.asked.length <= mostObjectives;
  const parts = (levels.length > 1 ? levels : lessons).map((each) => each.title);
  return {
    status: "planned",
    plan: {
      title,
      description: describeDocument(document, { ...sections, title }, texts),
      objectives: (isNamed ? sections.asked : parts)
        .slice(0, mostObjectives)
        .map((chapter) => texts.t("author.document.capsule.objective", { chapter })),
      prerequisites: prerequisitesIn(read.document, read.blocks),
      icon: "§",
      madeFrom: [{ title }],
      ...numbered(levels),
    },
  };
}

/** Whether there is a lesson, and of a short text so many questions. */
function isEnough(levels: readonly DocumentLevel[], { isShort }: ReadDocument): boolean {
  const lessons = levels.flatMap((level) => level.lessons);
  const items = lessons.reduce((sum, { itemCount }) => sum + itemCount - 1, 0);
  return lessons.length > 0 && (!isShort || items >= fewestOfText);
}

/** The lessons of a text of a few pages, which together read all of it. */
function shortPlan(read: ReadDocument, documentTitle: string, texts: Texts): DocumentLevel[] {
  const levels = shortLevels(read, texts, documentTitle, (part, titles) => {
    const title = lessonTitle(titles);
    const planned = plannedLesson(part, title, documentTitle, read, texts);
    if (planned === null) return null;
    // Sections go together rather than being filled up with missing words.
    const filling = planned.material.recipes.filter((each) => isGap(each) || isStatement(each));
    return { lesson: planned, items: planned.itemCount - 1 - filling.length };
  });
  return levels
    .filter(({ lessons }) => lessons.length > 0)
    .map(({ title, lessons }) => ({ title, description: "", lessons: numberedParts(lessons) }));
}

function plannedLevel(
  { title, lessons: stretches }: LevelStretch,
  documentTitle: string,
  read: ReadDocument,
  texts: Texts,
): DocumentLevel[] {
  const lessons = stretches.flatMap(
    (stretch) =>
      plannedLesson(
        { sentences: stretch.sentences, blocks: null },
        stretch.title,
        documentTitle,
        read,
        texts,
      ) ?? [],
  );
  return lessons.length === 0
    ? []
    : // Its lessons name their pages: there is nothing to say of all of them.
      [{ title, description: "", lessons }];
}

/** Null where too little of the part can be asked about. */
function plannedLesson(
  part: Part,
  title: string,
  documentTitle: string,
  read: ReadDocument,
  texts: Texts,
): DocumentLesson | null {
  const material = lessonMaterial(part, title, documentTitle, read);
  const apart = itemsApart(material);
  const inOwnWords = read.isShort ? itemsInOwnWords(material) : 0;
  // Cards are no question yet, but better than to refuse a text.
  const decks = read.isFilledUp ? decksIn(material) : 0;
  const asked =
    itemsOfLesson(material.recipes) +
    (read.isRich || read.isShort ? apart : 0) +
    inOwnWords +
    decks;
  if (asked < (read.isShort ? fewestOfShort : fewestItems)) return null;
  if (material.recipes.length === 0 && !read.isShort) return null;
  const counted = read.isShort ? asked : material.recipes.length;
  return {
    title,
    description: pagesTitle(material.passages, texts),
    itemCount: 1 + Math.min(mostItems, counted),
    material: { kind: "document", ...material },
  };
}
