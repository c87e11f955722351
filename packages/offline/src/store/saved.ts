import type { CapsuleDetail, Id, Lesson } from "@alambic/contract";

/** A lesson that is kept on this device. */
export interface SavedLesson {
  /** The id of the molecule. */
  readonly id: Id;
  readonly capsule_id: Id;
  /** Whose copy it is: no other member of the device sees it. */
  readonly user_id: Id;
  /** When it was saved: an instant in UTC, ISO 8601. */
  readonly saved_at: string;
  readonly payload: Lesson;
}

/** A lesson in the manifest of a copy. */
export interface ManifestLesson {
  readonly id: Id;
  /** What it was like when it was kept, to tell whether it changed since. */
  readonly mark: string;
  readonly bytes: number;
  /** It needs a network, and is not kept. */
  readonly is_online_only: boolean;
}

/** The plan of a capsule that is kept, and the manifest of its lessons. */
export interface SavedCapsule {
  readonly user_id: Id;
  readonly capsule_id: Id;
  readonly saved_at: string;
  readonly detail: CapsuleDetail;
  readonly lessons: readonly ManifestLesson[];
  /** When a download went through to its end; null while one is under way or was cut off. */
  readonly completed_at: string | null;
}

/** Whether something is safe on this device. */
export type KeepOutcome =
  | { readonly status: "saved" }
  | { readonly status: "not-saved"; readonly reason: "full" | "unavailable" };
