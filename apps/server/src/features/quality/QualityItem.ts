import type { Expression, SqlBool } from "kysely";
import { sql } from "kysely";

import type { Member } from "../../http/Session.ts";
import { isReadable } from "../capsules/index.ts";
import type { Database } from "../../platform/db/Store.ts";

/**
 * The items of the database with what tells how good they are, whose they are, and whether a reader
 * may see their capsule.
 */
export function selectQualityItems(db: Database, readerId: string) {
  return db
    .selectFrom("atoms")
    .innerJoin("capsules", "capsules.id", "atoms.capsule_id")
    .leftJoin("item_replacements", "item_replacements.atom_id", "atoms.id")
    .select([
      "atoms.id",
      "atoms.molecule_id",
      "atoms.capsule_id",
      "atoms.position",
      "atoms.title",
      "atoms.content_type",
      "atoms.content",
      "atoms.metadata",
      "atoms.provenance",
      "atoms.quality",
      "atoms.is_bonus",
      "atoms.is_shared_bonus",
      "atoms.retired_at",
      "atoms.is_withdrawn",
      "capsules.owner_id",
      "capsules.is_public",
      "capsules.made_from_label",
      "capsules.content_key",
      "item_replacements.since as replacement_since",
      "item_replacements.failure as replacement_failure",
    ])
    .select([openReports.as("open_reports"), isReadable(readerId).as("is_readable")]);
}

export type QualityItem = Awaited<
  ReturnType<ReturnType<typeof selectQualityItems>["executeTakeFirstOrThrow"]>
>;

const openReports = sql<number>`(
  select count(*)::int from item_reports
  where item_reports.atom_id = atoms.id and item_reports.closed_at is null
)`;

/** The owner of a capsule may change its items, and so may administrators. */
export function canManage(
  { id, is_superuser: isAdministrator }: Pick<Member, "id" | "is_superuser">,
  { owner_id: ownerId }: { readonly owner_id: string | null },
): boolean {
  return isAdministrator || ownerId === id;
}

/** The owner of a capsule looks after it, and administrators after what is public or ships. */
export function looksAfter(
  { id, is_superuser: isAdministrator }: Pick<Member, "id" | "is_superuser">,
  capsule: { readonly owner_id: string | null; readonly is_public: boolean },
): boolean {
  const isOpen = capsule.is_public || capsule.owner_id === null;
  return capsule.owner_id === id || (isAdministrator && isOpen);
}

/** An item that stands in its lesson, or was taken out of it by hand. */
export const isKept: Expression<SqlBool> = sql<SqlBool>`(atoms.retired_at is null or atoms.is_withdrawn)`;
