import type { CapsuleDetail, Id, Lesson } from "@alambic/contract";
import { promisifyRequest } from "idb-keyval";

import { inTransaction } from "./inTransaction.ts";
import type { CopyStores } from "./inTransaction.ts";
import { isDiskFull } from "./isDiskFull.ts";
import type { KeepOutcome, ManifestLesson, SavedCapsule, SavedLesson } from "./saved.ts";

/** The key of an entry: members of one device may keep the same capsule. */
const keyOf = (userId: Id, id: Id) => `${userId} ${id}`;

/** Names the keys of copies that an update threw away; no member's id begins so. */
const clearedKey = "cleared";

const ofMember = (userId: Id) => IDBKeyRange.bound(`${userId} `, `${userId} \uffff`);

/** What is kept in the database of a capsule. */
export interface StoredCopy {
  readonly detail: CapsuleDetail;
  readonly lessons: readonly Lesson[];
}

/** Begins a download: the plan is kept, what was there stays, and nothing is said to be complete. */
export function beginCopy({
  user_id,
  capsule_id,
  saved_at,
  detail,
}: Pick<SavedCapsule, "user_id" | "capsule_id" | "saved_at" | "detail">): Promise<KeepOutcome> {
  return keep(async ({ capsules }) => {
    const key = keyOf(user_id, capsule_id);
    const before = await get<SavedCapsule>(capsules, key);
    const lessons = before?.lessons ?? [];
    const cleared = await clearedIn(capsules);
    if (cleared.includes(key))
      capsules.put(
        cleared.filter((other) => other !== key),
        clearedKey,
      );
    const copy: SavedCapsule = {
      user_id,
      capsule_id,
      saved_at,
      detail,
      lessons,
      completed_at: null,
    };
    capsules.put(copy, key);
  });
}

/**
 * Keeps a lesson, or that it needs a network (`payload` null), together with its line in the manifest.
 * A lesson of a copy that was removed meanwhile is not kept.
 */
export function saveLesson(
  lesson: Omit<SavedLesson, "payload"> & { readonly payload: Lesson | null },
  line: Omit<ManifestLesson, "id" | "is_online_only">,
): Promise<KeepOutcome> {
  const { id, user_id, capsule_id, payload } = lesson;
  return keep(async ({ molecules, capsules }) => {
    const key = keyOf(user_id, capsule_id);
    const copy = await get<SavedCapsule>(capsules, key);
    if (copy === undefined) return;
    const entry: ManifestLesson = { ...line, id, is_online_only: payload === null };
    capsules.put(
      { ...copy, lessons: [...copy.lessons.filter((other) => other.id !== id), entry] },
      key,
    );
    if (payload !== null) molecules.put(lesson, keyOf(user_id, id));
    else molecules.delete(keyOf(user_id, id));
  });
}

/** Ends a download: it went through all lessons. Written last, so that this is never said too early. */
export function completeCopy(userId: Id, capsuleId: Id, at: string): Promise<KeepOutcome> {
  return keep(async ({ capsules }) => {
    const key = keyOf(userId, capsuleId);
    const copy = await get<SavedCapsule>(capsules, key);
    if (copy !== undefined) capsules.put({ ...copy, completed_at: at }, key);
  });
}

/** The plan and the manifest of a capsule that a member keeps. */
export async function readCopy(userId: Id, capsuleId: Id): Promise<SavedCapsule | null> {
  return inTransaction(
    "readonly",
    async (stores) => (await readVerified(stores, keyOf(userId, capsuleId))) ?? null,
  );
}

/** All capsules that a member keeps, the last saved first. */
export async function listCopies(userId: Id): Promise<SavedCapsule[]> {
  const copies = await inTransaction("readonly", ({ capsules }) =>
    promisifyRequest<SavedCapsule[]>(capsules.getAll(ofMember(userId))),
  );
  return copies.toSorted((one, other) => other.saved_at.localeCompare(one.saved_at));
}

/** A lesson that a member keeps. */
export async function readLesson(userId: Id, moleculeId: Id): Promise<SavedLesson | null> {
  return inTransaction(
    "readonly",
    async ({ molecules }) => (await get<SavedLesson>(molecules, keyOf(userId, moleculeId))) ?? null,
  );
}

/**
 * Changes what is kept of a capsule without touching which lessons are. Reading and writing are one step;
 * nothing happens where it is not kept.
 */
export function changeCopy(
  userId: Id,
  capsuleId: Id,
  change: (copy: StoredCopy) => StoredCopy,
): Promise<KeepOutcome> {
  return keep(async ({ molecules, capsules }) => {
    const copy = await get<SavedCapsule>(capsules, keyOf(userId, capsuleId));
    if (copy === undefined) return;
    const saved = await lessonsOf(molecules, copy);
    const before = { detail: copy.detail, lessons: saved.map(({ payload }) => payload) };
    const after = change(before);
    if (after === before) return;
    const byId = new Map(after.lessons.map((lesson) => [lesson.molecule.id, lesson]));
    capsules.put({ ...copy, detail: after.detail }, keyOf(userId, capsuleId));
    for (const lesson of saved) {
      const payload = byId.get(lesson.id) ?? lesson.payload;
      if (payload !== lesson.payload)
        molecules.put({ ...lesson, payload }, keyOf(userId, lesson.id));
    }
  });
}

/** Removes one lesson of a member; the copy then lacks it, and goes with its last one. */
export function removeLesson(userId: Id, capsuleId: Id, moleculeId: Id): Promise<KeepOutcome> {
  return keep(async ({ molecules, capsules }) => {
    molecules.delete(keyOf(userId, moleculeId));
    const key = keyOf(userId, capsuleId);
    const copy = await get<SavedCapsule>(capsules, key);
    if (copy === undefined) return;
    const lessons = copy.lessons.filter(({ id }) => id !== moleculeId);
    if (lessons.some((lesson) => !lesson.is_online_only)) capsules.put({ ...copy, lessons }, key);
    else capsules.delete(key);
  });
}

/** Removes a capsule that a member keeps, with all its lessons. */
export function removeCopy(userId: Id, capsuleId: Id): Promise<KeepOutcome> {
  return keep(async ({ molecules, capsules }) => {
    const key = keyOf(userId, capsuleId);
    const copy = await get<SavedCapsule>(capsules, key);
    for (const { id } of copy?.lessons ?? []) molecules.delete(keyOf(userId, id));
    capsules.delete(key);
  });
}

/** Removes all that a member keeps. */
export function removeCopies(userId: Id): Promise<KeepOutcome> {
  return keep(async ({ molecules, capsules }) => {
    molecules.delete(ofMember(userId));
    capsules.delete(ofMember(userId));
  });
}

/**
 * Removes what every member keeps, and remembers which capsules that were. Pending answers are another
 * store's, and stay.
 */
export function clearCopies(): Promise<KeepOutcome> {
  return keep(async ({ molecules, capsules }) => {
    const before = await clearedIn(capsules);
    const kept = await promisifyRequest(capsules.getAllKeys());
    molecules.clear();
    capsules.clear();
    const cleared = new Set([...before, ...kept.map(String)].filter((key) => key !== clearedKey));
    capsules.put([...cleared], clearedKey);
  });
}

/** Whether what a member kept of a capsule was thrown away, and not by them. */
export function wasCleared(userId: Id, capsuleId: Id): Promise<boolean> {
  return inTransaction("readonly", async ({ capsules }) =>
    (await clearedIn(capsules)).includes(keyOf(userId, capsuleId)),
  );
}

async function clearedIn(capsules: IDBObjectStore): Promise<readonly string[]> {
  return (await get<readonly string[]>(capsules, clearedKey)) ?? [];
}

/** The copy without the lessons of which only the line in the manifest is left. */
async function readVerified(
  { molecules, capsules }: CopyStores,
  key: string,
): Promise<SavedCapsule | undefined> {
  const copy = await get<SavedCapsule>(capsules, key);
  if (copy === undefined) return undefined;
  const there = new Set(await promisifyRequest(molecules.getAllKeys(ofMember(copy.user_id))));
  const lessons = copy.lessons.filter(
    ({ id, is_online_only }) => is_online_only || there.has(keyOf(copy.user_id, id)),
  );
  return { ...copy, lessons };
}

async function lessonsOf(
  molecules: IDBObjectStore,
  { user_id, lessons }: SavedCapsule,
): Promise<SavedLesson[]> {
  const saved = await Promise.all(
    lessons.map(({ id }) => get<SavedLesson>(molecules, keyOf(user_id, id))),
  );
  return saved.filter((lesson) => lesson !== undefined);
}

function get<Value>(store: IDBObjectStore, key: string): Promise<Value | undefined> {
  return promisifyRequest<Value | undefined>(store.get(key));
}

/** Writes in one transaction, and says whether it is on this device. */
async function keep(write: (stores: CopyStores) => Promise<void>): Promise<KeepOutcome> {
  try {
    await inTransaction("readwrite", write);
    return { status: "saved" };
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return { status: "not-saved", reason: isDiskFull(error) ? "full" : "unavailable" };
  }
}
