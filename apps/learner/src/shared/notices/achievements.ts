import type { AwardedBadge } from "@alambic/contract";
import { proxy, ref } from "valtio/vanilla";

/** A badge that was earned and is to be shown. */
export interface Achievement {
  readonly badge: AwardedBadge;
  /** In a lesson or a review on this device, or else while another screen was open here. */
  readonly during: "session" | "other";
}

/** What was earned and not put away yet, oldest first. */
export const achievements = proxy<{ earned: readonly Achievement[] }>({ earned: [] });

/** Keeps a badge until it was shown; one that is heard of twice is shown once. */
export function earn(achievement: Achievement): void {
  const others = achievements.earned.filter(({ badge }) => badge.key !== achievement.badge.key);
  achievements.earned = ref([...others, achievement]);
}

export function putAway(key: string): void {
  achievements.earned = ref(achievements.earned.filter(({ badge }) => badge.key !== key));
}

export function putAllAway(): void {
  achievements.earned = ref([]);
}
