import { randomUUIDv7 } from "node:crypto";

import type { Insertable } from "kysely";
import type { AtomMetadata } from "@alambic/contract";

import type { ItemDraft } from "@alambic/author/model";
import { checksOf, isSolvedBlind } from "@alambic/author/verify";
import { json } from "../../../platform/db/tables/columns.ts";
import type { AtomsTable } from "../../../platform/db/tables/capsules.ts";
import type { StoredQuality } from "../../../platform/db/tables/quality.ts";
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
  return items.map((item, index) => ({
    id: randomUUIDv7(),
    capsule_id: capsuleId,
    molecule_id: moleculeId,
    position: first + index,
    title: item.title,
    content_type: item.exercise.content_type,
    content: json(item.exercise.content),
    metadata: json(metadataOf(item)),
    provenance: json(item.provenance),
    quality: json(qualityOf(item)),
    reward_xp: rewardOf(item.exercise),
  }));
}

/** What is stored of a verified item beside its exercise. */
export function draftColumns(item: ItemDraft) {
  return {
    metadata: metadataOf(item),
    provenance: item.provenance,
    quality: qualityOf(item),
    reward_xp: rewardOf(item.exercise),
  };
}

/** What some items give in all. */
export function totalXp(rows: readonly { readonly reward_xp: number }[]): number {
  return rows.reduce((sum, { reward_xp }) => sum + reward_xp, 0);
}

/** What a verified item went through: one of a model stands only where it was solved blind, if it can be. */
function qualityOf(item: ItemDraft): StoredQuality {
  const isModels = item.provenance.kind === "model";
  return { checks: checksOf(item), solved_blind: isModels && isSolvedBlind(item.exercise) };
}

/** What learners are told of an item: what helps, where it comes from, and that a model drafted it. */
function metadataOf({ hint, source, provenance }: ItemDraft): AtomMetadata {
  return {
    ...(hint === undefined ? {} : { hint }),
    ...(source === null ? {} : { source }),
    ...("model" in provenance ? { drafted_by: provenance.model } : {}),
  };
}
