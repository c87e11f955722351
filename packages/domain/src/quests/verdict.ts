/** How a finished quest went: all right, for the most part, or mostly still to be learned. */
export type QuestVerdict = "right" | "well" | "hard";

/** A success is told from a quest that was only finished: half of it has to be right. */
export function questVerdict(score: number): QuestVerdict {
  if (score >= 1) return "right";
  return score >= 0.5 ? "well" : "hard";
}
