import type { GenerationStatus } from "@alambic/contract";

import type { AuthorRequest, CapsuleOutline, ExtractedDocument } from "@alambic/author/model";
import { parseOutline } from "@alambic/author/model";
import type { Database } from "../../../platform/db/Store.ts";
import type { StoredRequest } from "../../../platform/db/tables/capsules.ts";

/** How far the making of a capsule is. */
export interface Generation {
  readonly capsuleId: string;
  readonly userId: string;
  readonly status: GenerationStatus;
  readonly request: AuthorRequest;
  readonly outline: CapsuleOutline | null;
  readonly nextLesson: number;
}

/** Reads how far a capsule is; null when there is none any more. */
export async function loadGeneration(db: Database, capsuleId: string): Promise<Generation | null> {
  const row = await db
    .selectFrom("generations")
    .select(["user_id", "status", "request", "outline", "next_lesson"])
    .where("capsule_id", "=", capsuleId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    capsuleId,
    userId: row.user_id,
    status: row.status,
    request: await completeRequest(db, capsuleId, row.request),
    outline: outlineOf(row.outline),
    nextLesson: row.next_lesson,
  };
}

/** Reads again what changes while a capsule is made; null when there is none any more. */
export async function refreshGeneration(
  db: Database,
  generation: Generation,
): Promise<Generation | null> {
  const row = await db
    .selectFrom("generations")
    .select(["status", "next_lesson"])
    .$if(generation.outline === null, (query) => query.select("outline"))
    .where("capsule_id", "=", generation.capsuleId)
    .executeTakeFirst();
  if (!row) return null;
  const outline = generation.outline ?? outlineOf(row.outline);
  return { ...generation, status: row.status, outline, nextLesson: row.next_lesson };
}

function outlineOf(stored: unknown): CapsuleOutline | null {
  return stored === null || stored === undefined ? null : parseOutline(stored);
}

async function completeRequest(
  db: Database,
  seed: string,
  { title, language, source }: StoredRequest,
): Promise<AuthorRequest> {
  if (source.kind === "topic") return { seed, title, language, source };
  const document = await loadDocument(db, seed);
  return { seed, title, language, source: { kind: "document", document } };
}

async function loadDocument(db: Database, capsuleId: string): Promise<ExtractedDocument> {
  const row = await db
    .selectFrom("documents")
    .select([
      "title",
      "language",
      "page_count",
      "word_count",
      "headings",
      "step_lists",
      "entry_lists",
      "tables",
      "listings",
      "unread_pages",
    ])
    .where("capsule_id", "=", capsuleId)
    .executeTakeFirstOrThrow();
  const pages = await db
    .selectFrom("document_pages")
    .select(["page_number as number", "text"])
    .where("capsule_id", "=", capsuleId)
    .orderBy("position")
    .execute();
  return {
    title: row.title,
    language: row.language,
    pageCount: row.page_count,
    wordCount: row.word_count,
    headings: row.headings,
    stepLists: row.step_lists ?? [],
    entryLists: row.entry_lists ?? [],
    tables: row.tables ?? [],
    listings: row.listings ?? [],
    unreadPages: row.unread_pages ?? [],
    pages,
  };
}
