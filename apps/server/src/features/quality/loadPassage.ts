import type { SourcePassage } from "@alambic/contract";

import { lessonTextOf } from "@alambic/author/texts";
import { loadDrafts } from "../capsules/index.ts";
import type { Database } from "../../platform/db/Store.ts";
import type { QualityItem } from "./QualityItem.ts";

/**
 * The whole text that an item's quote stands in: its page, or the text of its lesson. Null where the
 * item rests on no passage, or where the text is no longer what it was.
 */
export async function loadPassage(db: Database, item: QualityItem): Promise<SourcePassage | null> {
  const { provenance } = item;
  if (provenance === null || !("quote" in provenance)) return null;
  const { quote, page, start, end } = provenance;
  const source = await loadSourceText(db, item, page);
  return source?.text.slice(start, end) === quote ? { ...source, start, end } : null;
}

/** A page of the item's document, or the text of its lesson; undefined where there is no such page. */
export async function loadSourceText(
  db: Database,
  { capsule_id: capsuleId, molecule_id: moleculeId }: QualityItem,
  page: number | null,
) {
  return page === null
    ? { text: lessonTextOf(await loadDrafts(db, moleculeId)), page, page_count: null }
    : loadPage(db, capsuleId, page);
}

async function loadPage(db: Database, capsuleId: string, page: number) {
  return db
    .selectFrom("document_pages")
    .innerJoin("documents", "documents.capsule_id", "document_pages.capsule_id")
    .select(["document_pages.text", "document_pages.page_number as page", "documents.page_count"])
    .where("document_pages.capsule_id", "=", capsuleId)
    .where("document_pages.page_number", "=", page)
    .executeTakeFirst();
}
