import type { AnswerFeedback } from "@alambic/contract";
import { api } from "../api.ts";

/** Has the copy on this device follow an answer, for members who may have one. */
export function recordOffline(
  capsuleId: string,
  atomId: string,
  outcome: AnswerFeedback["outcome"],
): void {
  const { current } = api.session.state;
  if (current.status !== "member" || !current.user.offline_mode_enabled) return;
  const recorded = import("./copies.ts").then(({ recordAnswer }) =>
    recordAnswer(capsuleId, atomId, outcome),
  );
  // The answer itself is safe: the copy is only behind.
  recorded.catch(() => {});
}
