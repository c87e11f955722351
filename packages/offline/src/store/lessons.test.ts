import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Lesson } from "@alambic/contract";
import { beforeEach, expect, test, vi } from "vitest";

import { buildAnswer, subject } from "../testing/answers.ts";
import { createTestQueue, deleteDatabase } from "../testing/createTestQueue.ts";
import {
  listLessons,
  purgeForUpdate,
  readLesson,
  removeLesson,
  requestPersistence,
  saveLesson,
} from "./index.ts";
import type { SavedLesson } from "./index.ts";

const example = join(import.meta.dirname, "../../../../openapi/examples/capsules/lesson.json");
const payload: Lesson = JSON.parse(readFileSync(example, "utf8")).value;

const buildLesson = (id: string, capsule_id = "c-1"): SavedLesson => ({
  id,
  capsule_id,
  saved_at: "2026-11-20T13:05:00Z",
  payload,
});

beforeEach(deleteDatabase);

test("a lesson is kept, found by its capsule, replaced and removed", async () => {
  await saveLesson(buildLesson("m-1"));
  await saveLesson(buildLesson("m-2"));
  await saveLesson(buildLesson("m-3", "c-2"));
  await saveLesson({ ...buildLesson("m-1"), saved_at: "2026-11-21T13:05:00Z" });
  expect(await readLesson("m-1")).toMatchObject({ saved_at: "2026-11-21T13:05:00Z", payload });
  expect((await listLessons("c-1")).map(({ id }) => id)).toEqual(["m-1", "m-2"]);
  await removeLesson("m-1");
  expect(await readLesson("m-1")).toBeNull();
});

test("an update throws away lessons and caches, never pending answers nor the new shell", async () => {
  const cached = new Set(["fonts", "pictures", "workbox-precache-v2-https://alambic.example/"]);
  vi.stubGlobal("caches", {
    keys: async () => [...cached],
    delete: async (name: string) => cached.delete(name),
  });
  const queue = createTestQueue({
    send: async () => ({ ok: false, failure: { kind: "network" } }),
    userId: () => "u-1",
  });
  await queue.enqueue(buildAnswer("x"), subject);
  await saveLesson(buildLesson("m-1"));
  await purgeForUpdate();
  await queue.refresh();
  expect(await readLesson("m-1")).toBeNull();
  expect([...cached]).toEqual(["workbox-precache-v2-https://alambic.example/"]);
  expect(queue.getState().unsent).toBe(1);
  vi.unstubAllGlobals();
});

test("a database that was wiped is made anew", async () => {
  await saveLesson(buildLesson("m-1"));
  await deleteDatabase();
  expect(await readLesson("m-1")).toBeNull();
  await saveLesson(buildLesson("m-1"));
  expect(await readLesson("m-1")).not.toBeNull();
});

test("the browser is asked to keep what is stored, and its answer is passed on", async () => {
  expect(await requestPersistence({ persist: async () => true })).toBe("granted");
  expect(await requestPersistence({ persist: async () => false })).toBe("denied");
  expect(await requestPersistence({})).toBe("unsupported");
});
