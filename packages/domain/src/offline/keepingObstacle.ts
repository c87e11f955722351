import type { User } from "@alambic/contract";
import { planLimits, planOf } from "../plans/index.ts";

/** What stands in the way of keeping lessons on a device: the plan, or the switch in the profile. */
export type KeepingObstacle = "plan" | "switch";

/** What a member lacks to keep lessons on a device; null where they may. */
export function keepingObstacle(user: Pick<User, "offline_mode_enabled">): KeepingObstacle | null {
  if (!planLimits[planOf(user)].offline) return "plan";
  return user.offline_mode_enabled ? null : "switch";
}
