import type { ShippedCapsule } from "@alambic/content";
import type { Insertable } from "kysely";

import { searchVector, storeContent } from "../../features/capsules/index.ts";
import type { ContentVersion } from "../../features/capsules/index.ts";
import type { Tx } from "../../platform/db/Store.ts";
import { json } from "../../platform/db/tables/columns.ts";
import type { CapsulesTable } from "../../platform/db/tables/capsules.ts";

export interface CapsuleVersion extends ContentVersion {
  readonly hash: string;
  /** When it came into the catalogue, which shows the newest first. */
  readonly since: Date;
}

/** Stores a version of a shipped capsule over the one before. */
export async function storeCapsule(
  tx: Tx,
  capsule: ShippedCapsule,
  version: CapsuleVersion,
): Promise<void> {
  const row = capsuleRow(capsule, version);
  const { id: _, created_at: __, ...changed } = row;
  await tx
    .insertInto("capsules")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(changed))
    .execute();
  await storeContent(tx, capsule.granules, { ...version, twinKey: capsule.key });
}

function capsuleRow(
  capsule: ShippedCapsule,
  { id, key, hash, since }: CapsuleVersion,
): Insertable<CapsulesTable> {
  const { title, description, domain, area, main_skill, tags } = capsule;
  return {
    id,
    owner_id: null,
    content_key: key,
    content_hash: hash,
    title,
    description,
    domain,
    area,
    main_skill,
    language: capsule.locale,
    source_language: capsule.source_language,
    icon: capsule.icon,
    author_name: "Alambic",
    made_from_kind: "shipped",
    made_from_label: "Alambic",
    tags: json(tags),
    objectives: json(capsule.objectives),
    prerequisites: json(capsule.prerequisites),
    is_public: true,
    generation_status: "completed",
    duration_hours: capsule.duration_hours,
    level: capsule.level,
    search: searchVector([title, description, domain, main_skill, ...tags]),
    created_at: since,
  };
}
