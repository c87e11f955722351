import type { DocumentMaterial } from "../recipes/Recipe.ts";
import type { MaterialOf, OutlineLesson } from "../../model/CapsuleOutline.ts";
import { numbered } from "../../model/Plan.ts";
import type { PlannedLevel, PlanResult } from "../../model/Plan.ts";
import { refused } from "../../model/refused.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import { prerequisitesIn } from "../analysis/prerequisitesIn.ts";
import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import { describeDocument } from "./describeDocument.ts";
import { itemsOfLesson } from "./itemsOfLesson.ts";
import { lastResult } from "./lastResult.ts";
import { lessonMaterial } from "./lessonMaterial.ts";
import { fingerprint, readDocument } from "./readDocument.ts";
import type { ReadDocument } from "./readDocument.ts";
import { stretchesOf } from "./stretchesOf.ts";
import type { LevelStretch, Stretch } from "./stretchesOf.ts";
import { documentTitleOf, pagesTitle } from "./titles.ts";

/** Fewer words than this do not make a capsule. */
const fewestWords = 250;
/** Items that are asked in a lesson, its text aside; fewer recipes than `fewest` make no lesson. */
export const itemsPerDocumentLesson = { most: 10, fewest: 4 };

interface DocumentRequest {
  readonly document: ExtractedDocument;
  /** What the learner calls the capsule; may be empty. */
  readonly asked: string;
  readonly texts: Texts;
}

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
  const best = planned(read);
  // Too little that is worth more than a missing word: then such words are asked for.
  const levels = best.length === 0 && read.isRich ? planned({ ...read, isRich: false }) : best;
  const lessons = levels.flatMap((level) => level.lessons);
  if (lessons.length === 0) return refused("document_too_few_items");
  return {
    status: "planned",
    plan: {
      title,
      description: describeDocument(document, title, texts),
      objectives: levels
        .slice(0, 6)
        .map((level) => texts.t("author.document.capsule.objective", { chapter: level.title })),
      prerequisites: prerequisitesIn(read.document, read.blocks),
      icon: "§",
      madeFrom: [{ title }],
      ...numbered(levels),
    },
  };
}

function plannedLevel(
  { title, lessons: stretches }: LevelStretch,
  documentTitle: string,
  read: ReadDocument,
  texts: Texts,
): PlannedLevel[] {
  const lessons = stretches.flatMap((stretch) =>
    plannedLesson(stretch, documentTitle, read, texts),
  );
  return lessons.length === 0
    ? []
    : // Its lessons name their pages: there is nothing to say of all of them.
      [{ title, description: "", lessons }];
}

/** Empty where too little of the sentences can be asked about. */
function plannedLesson(
  { sentences, title }: Stretch,
  documentTitle: string,
  read: ReadDocument,
  texts: Texts,
): OutlineLesson<MaterialOf<"document", DocumentMaterial>>[] {
  const material = lessonMaterial(sentences, title, documentTitle, read);
  const { steps, sorts, lists, tables, formulas } = material;
  const apart = [steps, sorts, lists, tables, formulas].flat().length;
  const asked = itemsOfLesson(material.recipes) + (read.isRich ? apart : 0);
  if (material.recipes.length === 0 || asked < itemsPerDocumentLesson.fewest) return [];
  return [
    {
      title,
      description: pagesTitle(material.passages, texts),
      itemCount: 1 + Math.min(itemsPerDocumentLesson.most, material.recipes.length),
      material: { kind: "document", ...material },
    },
  ];
}
