import type { ProgressStatus } from "@alambic/contract";
import type { PlayableAtom } from "../player/PlayableAtom.ts";

/** An item of a lesson, with how far its learner is. */
export interface LessonAtom extends PlayableAtom {
  readonly progress_status: ProgressStatus;
}
