import type { Exercise } from "@alambic/domain/exercises";

/**
 * Whether somebody solves an exercise that a model drafted blind before its key is believed. A text has
 * no key; that of a map is the data's, and words alone do not show the map.
 */
export function isSolvedBlind({ content_type: type }: Pick<Exercise, "content_type">): boolean {
  return type !== "lesson" && type !== "image_labelling";
}
