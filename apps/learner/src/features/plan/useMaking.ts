import type { Capsule } from "@alambic/contract";
import { useEffect, useState } from "react";
import { isAwaited, stopAwaiting } from "../../shared/capsules/awaited.ts";

/**
 * Whether a capsule is being made, was made before the learner's eyes, is there as ever, or could not
 * be made.
 */
export type Making = "under-way" | "just-made" | "made" | "stopped";

const ended = { completed: "made", failed: "stopped" } as const;

/** Follows the making of a capsule for as long as its plan is looked at. */
export function useMaking({ id, generation_status: status }: Capsule): Making {
  const [isFollowed, setFollowed] = useState(() => isAwaited(id));
  if (status === "pending" && !isFollowed) setFollowed(true);
  useEffect(() => {
    if (status !== "pending") stopAwaiting(id);
  }, [id, status]);
  if (status === "pending") return "under-way";
  return status === "completed" && isFollowed ? "just-made" : ended[status];
}
