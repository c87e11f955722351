import type { Obstacle } from "./obstacleOf.ts";

export interface TopicFieldCircumstances {
  readonly obstacle: Obstacle | null;
  /** Whether all is known that could be an obstacle. */
  readonly isKnown: boolean;
  readonly text: string;
}

/**
 * How the field of the topic stands. It waits until it is known whether a capsule can be created, and
 * is not taken away again from who has typed something.
 */
export function topicFieldOf({
  obstacle,
  isKnown,
  text,
}: TopicFieldCircumstances): "hidden" | "waiting" | "open" {
  if (obstacle !== null) return text === "" ? "hidden" : "open";
  return isKnown ? "open" : "waiting";
}
