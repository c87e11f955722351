import type { ProgressActivity } from "@alambic/contract";
import { DomainShares } from "./DomainShares.tsx";
import { Memory } from "./Memory.tsx";

export interface LowerStatsProps {
  readonly activity: ProgressActivity;
}

/** Subjects and memory. */
export default function LowerStats({ activity }: LowerStatsProps) {
  return (
    <>
      <DomainShares days={activity.days} />
      <Memory activity={activity} />
    </>
  );
}
