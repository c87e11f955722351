import type { AuthorRequest } from "../../../packages/author/src/model/AuthorRequest.ts";
import type { ItemDraft } from "../../../packages/author/src/model/LessonDraft.ts";
import { createBuiltInAuthor, verifyLesson } from "../../../packages/author/src/index.ts";
import { isScored } from "../../../packages/domain/src/exercises/index.ts";
import type { EvaluatedDocument } from "./EvaluatedDocument.ts";
import { inspectItem } from "./inspectItem.ts";
import { readWatched } from "../../../packages/author/src/testing/readWatched.ts";

/** What a document has to yield, and how soon. */
export const documentBars = {
  itemsPer100Pages: 25,
  lessonsPer100Pages: 4,
  kindsPer100Pages: 5,
  /** For 300 pages; seconds and megabytes. */
  firstLesson: 3,
  complete: 20,
  peakMegabytes: 600,
} as const;

export interface DocumentFigures {
  readonly document: EvaluatedDocument;
  readonly pages: number;
  readonly lessons: number;
  /** Scored items. */
  readonly items: number;
  readonly rejected: number;
  /** What the inspection found, item by item. */
  readonly faults: readonly string[];
  readonly seconds: { readonly firstLesson: number; readonly complete: number };
  readonly peakMegabytes: number | null;
  readonly published: readonly PublishedItem[];
  /** All of the document, in small letters. */
  readonly text: string;
  /** What the learner judges: cards, and answers in their own words. */
  readonly judged: readonly PublishedItem[];
}

export interface PublishedItem {
  readonly lesson: string;
  readonly item: ItemDraft;
}

/** Makes a capsule of a document as the server does, and inspects every item. */
export async function measureDocument(
  document: EvaluatedDocument,
  bytes: Uint8Array,
): Promise<DocumentFigures> {
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1000;
  const { result, peakMegabytes } = await readWatched(bytes);
  if (result.status === "refused") throw new Error(`${document.name} is refused: ${result.code}`);
  const source = { kind: "document", document: result.document } as const;
  const request: AuthorRequest = {
    seed: document.name,
    title: "",
    language: document.language,
    source,
  };
  const author = createBuiltInAuthor();
  const outline = await author.plan(request);
  const published: PublishedItem[] = [];
  let [lessons, rejected, firstLesson] = [0, 0, 0];
  for (const [index, { title }] of outline.lessons.entries()) {
    const verdict = verifyLesson(await author.draftLesson(outline, index), request);
    rejected += verdict.rejected.length;
    if (!verdict.publishable) continue;
    lessons += 1;
    firstLesson ||= elapsed();
    published.push(...verdict.accepted.map((item) => ({ lesson: title, item })));
  }
  const complete = elapsed();
  const asked = published.filter(({ item }) => isScored(item.exercise));
  return {
    document,
    pages: result.document.pageCount,
    lessons,
    items: asked.length,
    rejected,
    faults: published.flatMap(({ lesson, item }) =>
      inspectItem(item, result.document).map((fault) => `${lesson}, ${item.title}: ${fault}`),
    ),
    seconds: { firstLesson, complete },
    peakMegabytes,
    published: asked,
    text: result.document.pages
      .map((page) => page.text.toLowerCase())
      .join(" ")
      .replaceAll(/\s+/gu, " "),
    judged: published.filter(
      ({ item: { exercise } }) => exercise.content_type !== "lesson" && !isScored(exercise),
    ),
  };
}
