import type { CapsuleDetail, Id, Molecule } from "@alambic/contract";

/** A lesson in the list of what a copy holds. */
export interface KeptLesson {
  readonly id: Id;
  /** What it was like when it was kept (`markOf`). */
  readonly mark: string;
  readonly bytes: number;
  /** Every one of its items needs a network: it was looked at, and is not kept. */
  readonly is_online_only: boolean;
}

/** What is kept of a capsule on a device. */
export interface Copy {
  readonly lessons: readonly KeptLesson[];
  /** Whether the last download went through to its end. */
  readonly isFinished: boolean;
}

/** Why a lesson is not kept: it is still being made, needs a network, or was not downloaded. */
export type MissingReason = "pending" | "online_only" | "not_downloaded";

export interface MissingLesson {
  readonly id: Id;
  readonly reason: MissingReason;
}

/** How a copy stands beside the plan of its capsule. */
export type CopyState =
  | { readonly kind: "none" }
  | {
      readonly kind: "partial" | "complete" | "outdated";
      /** Lessons that are kept, of so many. */
      readonly kept: number;
      readonly count: number;
      readonly missing: readonly MissingLesson[];
      readonly bytes: number;
    };

/** What of a lesson tells that it changed; how far the learner is in it does not. */
export function markOf({ title, description, atom_count, bonus_rounds }: Molecule): string {
  const { exercises = 0, theory = 0 } = bonus_rounds ?? {};
  return JSON.stringify([title, description, atom_count, exercises, theory]);
}

/**
 * How a copy stands: complete where every lesson is kept that can be, as it is in the plan, and the
 * download said so at its end; outdated where one of them changed since.
 */
export function copyStateOf(
  { granules }: Pick<CapsuleDetail, "granules">,
  { lessons, isFinished }: Copy,
): CopyState {
  const molecules = granules.flatMap((granule) => granule.molecules);
  const entries = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const missing = molecules.flatMap((molecule) => missingOf(molecule, entries.get(molecule.id)));
  const kept = molecules.length - missing.length;
  if (kept === 0 && !isFinished) return { kind: "none" };
  const figures = {
    kept,
    count: molecules.length,
    missing,
    bytes: lessons.reduce((sum, { bytes }) => sum + bytes, 0),
  };
  const changed = molecules.some((molecule) => {
    const entry = entries.get(molecule.id);
    return entry !== undefined && entry.mark !== markOf(molecule);
  });
  if (changed) return { kind: "outdated", ...figures };
  const isWhole = missing.every(({ reason }) => reason === "online_only");
  return { kind: isFinished && isWhole ? "complete" : "partial", ...figures };
}

function missingOf(molecule: Molecule, entry: KeptLesson | undefined): MissingLesson[] {
  const { id, generation_status: generation } = molecule;
  if (entry?.is_online_only === true) return [{ id, reason: "online_only" }];
  if (entry !== undefined) return [];
  return [{ id, reason: generation === "completed" ? "not_downloaded" : "pending" }];
}
