import type { Area, Domain, Locale } from "@alambic/contract";

import type { ExtractedDocument } from "@alambic/author/model";
import { searchVector } from "../searchText.ts";
import type { Tx } from "../../../platform/db/Store.ts";
import { json } from "../../../platform/db/tables/columns.ts";
import type { StoredRequest } from "../../../platform/db/tables/capsules.ts";

/** What a capsule was asked for. */
export interface NewCapsule {
  readonly id: string;
  /** As the member gave it; empty where the author names the capsule. */
  readonly title: string;
  readonly domain: Domain;
  readonly area: Area;
  readonly mainSkill: string;
  readonly language: Locale;
  readonly sourceLanguage: string | null;
  readonly source:
    | { readonly kind: "topic"; readonly topic: string }
    | { readonly kind: "document"; readonly name: string; readonly document: ExtractedDocument };
}

const longestTitle = 200;

/** Stores a capsule of which nothing is made yet, with all that making it needs. */
export async function insertPendingCapsule(
  tx: Tx,
  userId: string,
  capsule: NewCapsule,
  now: Date,
): Promise<void> {
  const label = capsule.source.kind === "topic" ? capsule.source.topic : capsule.source.name;
  const title = (capsule.title === "" ? label : capsule.title).slice(0, longestTitle);
  await tx
    .insertInto("capsules")
    .values({
      id: capsule.id,
      owner_id: userId,
      title,
      description: "",
      domain: capsule.domain,
      area: capsule.area,
      main_skill: capsule.mainSkill,
      language: capsule.language,
      source_language: capsule.sourceLanguage,
      icon: initialOf(title),
      author_name: "Alambic",
      made_from_kind: capsule.source.kind,
      made_from_label: label.slice(0, longestTitle),
      tags: json([]),
      objectives: json([]),
      prerequisites: json([]),
      is_public: false,
      generation_status: "pending",
      duration_hours: null,
      search: searchVector([title]),
      created_at: now,
    })
    .execute();
  await tx
    .insertInto("generations")
    .values({
      capsule_id: capsule.id,
      user_id: userId,
      status: "pending",
      request: json(requestOf(capsule)),
      created_at: now,
      updated_at: now,
    })
    .execute();
  if (capsule.source.kind === "document") {
    await insertDocument(tx, capsule.id, label, capsule.source.document, now);
  }
}

function requestOf({ title, language, source, ...capsule }: NewCapsule): StoredRequest {
  if (source.kind === "document") return { title, language, source: { kind: "document" } };
  const { domain, area, mainSkill } = capsule;
  return { title, language, source: { ...source, domain, area, mainSkill } };
}

async function insertDocument(
  tx: Tx,
  capsuleId: string,
  name: string,
  document: ExtractedDocument,
  now: Date,
): Promise<void> {
  await tx
    .insertInto("documents")
    .values({
      capsule_id: capsuleId,
      name,
      title: document.title,
      language: document.language,
      page_count: document.pageCount,
      word_count: document.wordCount,
      headings: json(document.headings),
      step_lists: json(document.stepLists ?? []),
      entry_lists: json(document.entryLists ?? []),
      tables: json(document.tables ?? []),
      listings: json(document.listings ?? []),
      unread_pages: json(document.unreadPages ?? []),
      created_at: now,
    })
    .execute();
  const pages = document.pages.map(({ number, text }, position) => ({
    capsule_id: capsuleId,
    position,
    page_number: number,
    text,
  }));
  for (let start = 0; start < pages.length; start += pagesAtOnce) {
    await tx
      .insertInto("document_pages")
      .values(pages.slice(start, start + pagesAtOnce))
      .execute();
  }
}

const pagesAtOnce = 200;

/** The first letter, until the author chooses an icon. */
function initialOf(title: string): string {
  const [first] = new Intl.Segmenter().segment(title);
  return (first?.segment ?? "A").toUpperCase().slice(0, 8);
}
