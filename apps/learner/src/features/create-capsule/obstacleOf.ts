import type { Capsule, Quota } from "@alambic/contract";

/** What keeps a member from creating a capsule just now, whatever the topic. */
export type Obstacle =
  | { readonly kind: "offline" }
  /** Another one is being made. */
  | { readonly kind: "busy"; readonly capsule: Capsule }
  /** None is left this month. `renewedAt` is an instant in UTC, ISO 8601. */
  | { readonly kind: "quota"; readonly renewedAt: string };

export interface Circumstances {
  readonly online: boolean;
  /** The member's capsules, as far as they are known. */
  readonly capsules: readonly Capsule[];
  /** Null while it is not known. */
  readonly quota: Quota | null;
}

/** The first obstacle, or null. The server judges in the end. */
export function obstacleOf({ online, capsules, quota }: Circumstances): Obstacle | null {
  if (!online) return { kind: "offline" };
  const busy = capsules.find(
    ({ is_owner: own, generation_status: status }) => own && status === "pending",
  );
  if (busy !== undefined) return { kind: "busy", capsule: busy };
  const isUsedUp =
    quota !== null && !quota.unlimited && quota.limit !== null && quota.used >= quota.limit;
  return isUsedUp ? { kind: "quota", renewedAt: quota.period_end } : null;
}
