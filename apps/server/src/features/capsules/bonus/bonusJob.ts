import type { BonusRequest } from "@alambic/author/service";
import type { JobKind } from "../../../platform/jobs/Jobs.ts";

export interface BonusJobData {
  readonly molecule_id: string;
  readonly round: number;
  readonly is_shared: boolean;
  /** Who asked for them; the owner of the capsule, where a job from before does not say. */
  readonly user_id?: string;
  readonly kind: BonusRequest["kind"];
}

/** Adds bonus items to a lesson. */
export const bonusJob: JobKind<BonusJobData> = { name: "bonus" };
