import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/**
 * In SQL, over `capsules`: whether a reader may see a capsule. Everyone may see a public one; members
 * also their own, and what they joined: it stays readable when its owner takes it back.
 */
export function isReadable(readerId: string | null): RawBuilder<boolean> {
  if (readerId === null) return sql<boolean>`capsules.is_public`;
  return sql<boolean>`(
    capsules.is_public
    or coalesce(capsules.owner_id = ${readerId}, false)
    or exists (
      select from enrolments
      where enrolments.capsule_id = capsules.id and enrolments.user_id = ${readerId}
    )
  )`;
}
