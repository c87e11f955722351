import { randomUUIDv7 } from "node:crypto";

import type { Insertable } from "kysely";

import type { ItemDraft } from "../author/drafts.ts";
import { json } from "../db/tables/columns.ts";
import type { AtomsTable } from "../db/tables/capsules.ts";
import { rewardOf } from "./rewardOf.ts";

export interface AtomPlace {
  readonly capsuleId: string;
  readonly moleculeId: string;
  /** Position of the first item. */
  readonly first: number;
}

/** The rows of verified items, in order. */
export function atomRows(
  items: readonly ItemDraft[],
  { capsuleId, moleculeId, first }: AtomPlace,
): (Insertable<AtomsTable> & { readonly reward_xp: number })[] {
  return items.map(({ title, exercise, source, provenance }, index) => ({
    id: randomUUIDv7(),
    capsule_id: capsuleId,
    molecule_id: moleculeId,
    position: first + index,
    title,
    content_type: exercise.content_type,
    content: json(exercise.content),
    metadata: json(source ? { source } : {}),
    provenance: json(provenance),
    reward_xp: rewardOf(exercise),
  }));
}

/** What some items give in all. */
export function totalXp(rows: readonly { readonly reward_xp: number }[]): number {
  return rows.reduce((sum, { reward_xp }) => sum + reward_xp, 0);
}
