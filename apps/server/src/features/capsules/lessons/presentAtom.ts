import type { Atom, AtomMetadata } from "@alambic/contract";
import { parseExercise } from "@alambic/domain/exercises";

import type { StoredProgress } from "../../../platform/db/tables/progress.ts";

/** The columns of an item, where a member's `atom_progress` is joined as `progress`. */
export const atomColumns = [
  "atoms.id",
  "atoms.position",
  "atoms.title",
  "atoms.metadata",
  "atoms.reward_xp",
  "atoms.is_bonus",
  "atoms.is_shared_bonus",
  "atoms.capsule_id",
  "atoms.molecule_id",
  "atoms.content_type",
  "atoms.content",
  "progress.status",
] as const;

/** An item as it is stored, with the progress of whoever reads it. */
export interface AtomRow {
  readonly id: string;
  readonly position: number;
  readonly title: string;
  readonly metadata: AtomMetadata;
  readonly reward_xp: number;
  readonly is_bonus: boolean;
  readonly is_shared_bonus: boolean;
  readonly capsule_id: string;
  readonly molecule_id: string;
  readonly content_type: string;
  readonly content: unknown;
  readonly status: StoredProgress | null;
}

/** An item as its learner gets it. */
export function presentAtom(row: AtomRow): Atom {
  const exercise = parseExercise(row);
  if (!exercise.ok) throw new Error(`The stored content of item ${row.id} is not an exercise.`);
  return {
    id: row.id,
    title: row.title,
    metadata: row.metadata,
    reward_xp: row.reward_xp,
    is_bonus: row.is_bonus,
    capsule_id: row.capsule_id,
    molecule_id: row.molecule_id,
    ...exercise.value,
    is_shared: row.is_bonus && row.is_shared_bonus,
    order: row.position,
    progress_status: row.status ?? "not_started",
    is_locked: false,
  };
}
