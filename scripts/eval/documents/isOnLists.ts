import type { ItemDraft } from "../../../packages/author/src/model/LessonDraft.ts";

/** Whether an item of a document asks what its lists hold. */
export function isOnLists({ exercise }: ItemDraft): boolean {
  return exercise.content_type === "quiz"
    ? exercise.content.multiple
    : exercise.content_type === "categorization";
}
