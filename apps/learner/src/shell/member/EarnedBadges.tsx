import { useSocketMessages } from "@alambic/api-client/realtime";
import { useEffect } from "react";
import { earn, putAllAway } from "../../shared/notices/achievements.ts";

export interface EarnedBadgesProps {
  /** Whether a lesson or a review is under way: what is earned waits until it is over. */
  readonly isInSession: boolean;
}

/** Keeps the badges that the member earns, on whatever screen they are. */
export function EarnedBadges({ isInSession }: EarnedBadgesProps) {
  useSocketMessages("badge.awarded", ({ badge }) =>
    earn({ badge, during: isInSession ? "session" : "other" }),
  );
  useEffect(() => putAllAway, []);
  return null;
}
