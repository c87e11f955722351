import type { Id, Lesson } from "@alambic/contract";
import { clear, del, get, set, values } from "idb-keyval";

import { createStore } from "./createStore.ts";

/** A lesson that is kept on this device. */
export interface SavedLesson {
  /** The id of the molecule. */
  readonly id: Id;
  readonly capsule_id: Id;
  /** When it was saved: an instant in UTC, ISO 8601. */
  readonly saved_at: string;
  readonly payload: Lesson;
}

const molecules = createStore("molecules", "relaxed");

/** Keeps a lesson on this device; one of the same id is replaced. Rejects where the disk is full. */
export function saveLesson(lesson: SavedLesson): Promise<void> {
  return set(lesson.id, lesson, molecules);
}

/** A lesson that is kept on this device. */
export async function readLesson(moleculeId: Id): Promise<SavedLesson | null> {
  return (await get<SavedLesson>(moleculeId, molecules)) ?? null;
}

/** The lessons of a capsule that are kept on this device. */
export async function listLessons(capsuleId: Id): Promise<SavedLesson[]> {
  const lessons = await values<SavedLesson>(molecules);
  return lessons.filter((lesson) => lesson.capsule_id === capsuleId);
}

/** Removes one lesson from this device. */
export function removeLesson(moleculeId: Id): Promise<void> {
  return del(moleculeId, molecules);
}

/** Removes every lesson from this device. Pending answers are another store's, and stay. */
export function clearLessons(): Promise<void> {
  return clear(molecules);
}
