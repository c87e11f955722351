import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { CapsuleDetail, Lesson } from "@alambic/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { buildAnswer, subject } from "../testing/answers.ts";
import { createTestQueue, deleteDatabase } from "../testing/createTestQueue.ts";
import {
  beginCopy,
  changeCopy,
  completeCopy,
  listCopies,
  purgeForUpdate,
  readCopy,
  readLesson,
  removeCopies,
  removeCopy,
  removeLesson,
  requestPersistence,
  saveLesson,
  wasCleared,
} from "./index.ts";

const example = (name: string) =>
  JSON.parse(
    readFileSync(
      join(import.meta.dirname, `../../../../openapi/examples/capsules/${name}.json`),
      "utf8",
    ),
  ).value;
const detail: CapsuleDetail = example("detail");
const lesson: Lesson = example("lesson");
const saved_at = "2026-11-20T13:05:00Z";

const payloadOf = (id: string): Lesson => ({ ...lesson, molecule: { ...lesson.molecule, id } });
const keepPlan = (user_id = "u-1", capsule_id = "c-1") =>
  beginCopy({ user_id, capsule_id, saved_at, detail });
const keepLesson = (id: string, user_id = "u-1", capsule_id = "c-1") =>
  saveLesson(
    { id, user_id, capsule_id, saved_at, payload: payloadOf(id) },
    { mark: "1", bytes: 7 },
  );
const idsOf = async (user_id = "u-1") =>
  (await readCopy(user_id, "c-1"))?.lessons.map(({ id }) => id);

beforeEach(deleteDatabase);
afterEach(() => vi.unstubAllGlobals());

test("a capsule is kept lesson by lesson, and said to be complete only at the end", async () => {
  expect(await keepPlan()).toEqual({ status: "saved" });
  await keepLesson("m-1");
  await keepLesson("m-2");
  expect(await readCopy("u-1", "c-1")).toMatchObject({
    detail,
    completed_at: null,
    lessons: [{ id: "m-1", mark: "1", bytes: 7, is_online_only: false }, { id: "m-2" }],
  });
  await completeCopy("u-1", "c-1", saved_at);
  expect(await readCopy("u-1", "c-1")).toMatchObject({ completed_at: saved_at });
  await keepPlan();
  expect(await readCopy("u-1", "c-1")).toMatchObject({ completed_at: null });
  expect(await idsOf()).toEqual(["m-1", "m-2"]);
});

test("a lesson that is only on the list does not count as kept", async () => {
  await keepPlan();
  await keepLesson("m-1");
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open("alambic");
    opening.addEventListener("success", () => resolve(opening.result));
  });
  database.transaction("molecules", "readwrite").objectStore("molecules").clear();
  database.close();
  expect(await idsOf()).toEqual([]);
});

test("what needs a network is on the list and not kept", async () => {
  await keepPlan();
  const line = { mark: "1", bytes: 0 };
  await saveLesson({ id: "m-1", user_id: "u-1", capsule_id: "c-1", saved_at, payload: null }, line);
  expect(await readLesson("u-1", "m-1")).toBeNull();
  expect(await readCopy("u-1", "c-1")).toMatchObject({ lessons: [{ is_online_only: true }] });
});

test("a member of the device neither sees nor removes what another keeps", async () => {
  await keepPlan("u-1");
  await keepPlan("u-2");
  await keepLesson("m-1", "u-1");
  await keepLesson("m-1", "u-2");
  expect(await readLesson("u-3", "m-1")).toBeNull();
  expect(await listCopies("u-3")).toEqual([]);
  await removeCopies("u-2");
  expect(await readLesson("u-2", "m-1")).toBeNull();
  expect(await readCopy("u-2", "c-1")).toBeNull();
  expect(await readLesson("u-1", "m-1")).toMatchObject({ payload: payloadOf("m-1") });
  expect(await listCopies("u-1")).toHaveLength(1);
});

test("one lesson is removed, and the last one takes the copy with it", async () => {
  await keepPlan();
  await keepLesson("m-1");
  await keepLesson("m-2");
  await removeLesson("u-1", "c-1", "m-1");
  expect(await readLesson("u-1", "m-1")).toBeNull();
  expect(await idsOf()).toEqual(["m-2"]);
  await removeLesson("u-1", "c-1", "m-2");
  expect(await readCopy("u-1", "c-1")).toBeNull();
});

test("a capsule is removed with its lessons, and what still arrives of it is not kept", async () => {
  await keepPlan();
  await keepLesson("m-1");
  await removeCopy("u-1", "c-1");
  await keepLesson("m-2");
  expect(await readLesson("u-1", "m-1")).toBeNull();
  expect(await readLesson("u-1", "m-2")).toBeNull();
  expect(await readCopy("u-1", "c-1")).toBeNull();
});

test("plan and lessons are changed in one step", async () => {
  await keepPlan();
  await keepLesson("m-1");
  await changeCopy("u-1", "c-1", ({ detail: plan, lessons }) => ({
    detail: { ...plan, objectives: ["Changed"] },
    lessons: lessons.map((kept) => ({ ...kept, atoms: [] })),
  }));
  expect(await readCopy("u-1", "c-1")).toMatchObject({ detail: { objectives: ["Changed"] } });
  expect(await readLesson("u-1", "m-1")).toMatchObject({ payload: { atoms: [] } });
});

test("a full disk is told, and the copy stays as it was", async () => {
  await keepPlan();
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  expect(await keepLesson("m-1")).toEqual({ status: "not-saved", reason: "full" });
  put.mockRestore();
  expect(await idsOf()).toEqual([]);
});

test.each([0, 1, 2, 3, 4, 5])(
  "a download whose disk gives up after %i writes never leaves a copy that says more than is there",
  async (limit) => {
    const put = IDBObjectStore.prototype.put;
    let writes = 0;
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function write(
      this: IDBObjectStore,
      ...entry
    ) {
      writes += 1;
      if (writes > limit) throw new DOMException("", "QuotaExceededError");
      return put.apply(this, entry);
    });
    const steps = [
      keepPlan,
      () => keepLesson("m-1"),
      () => keepLesson("m-2"),
      () => completeCopy("u-1", "c-1", saved_at),
    ];
    for (const step of steps) if ((await step()).status === "not-saved") break;
    vi.restoreAllMocks();
    const copy = await readCopy("u-1", "c-1");
    const there = await Promise.all(["m-1", "m-2"].map((id) => readLesson("u-1", id)));
    const kept = there.filter((saved) => saved !== null).map(({ id }) => id);
    expect(copy?.lessons.map(({ id }) => id) ?? []).toEqual(kept);
    expect(copy?.completed_at ?? null).toBeNull();
  },
);

test("a database of version 1 gets the plans, and loses neither answers nor lessons", async () => {
  const entry = { user_id: "u-1", queued_at: saved_at, payload: buildAnswer("x"), subject };
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open("alambic", 1);
    opening.addEventListener("upgradeneeded", () => {
      opening.result.createObjectStore("molecules").put({ id: "m-0" }, "m-0");
      opening.result
        .createObjectStore("answer_queue", { autoIncrement: true })
        .put({ ...entry, state: { kind: "pending", attempts: 0 } });
    });
    opening.addEventListener("success", () => {
      opening.result.close();
      resolve();
    });
  });
  const queue = createTestQueue({
    send: async () => ({ ok: false, failure: { kind: "network" } }),
    userId: () => "u-1",
  });
  await queue.refresh();
  expect(queue.getState().unsent).toBe(1);
  await keepPlan();
  await keepLesson("m-1");
  expect(await idsOf()).toEqual(["m-1"]);
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open("alambic");
    opening.addEventListener("success", () => resolve(opening.result));
  });
  expect(database.version).toBe(2);
  const before = database.transaction("molecules").objectStore("molecules").get("m-0");
  await new Promise((resolve) => {
    before.addEventListener("success", resolve);
  });
  expect(before.result).toEqual({ id: "m-0" });
  database.close();
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
  await keepPlan();
  await keepLesson("m-1");
  await completeCopy("u-1", "c-1", saved_at);
  await purgeForUpdate();
  await queue.refresh();
  expect(await readLesson("u-1", "m-1")).toBeNull();
  expect(await readCopy("u-1", "c-1")).toBeNull();
  expect([...cached]).toEqual(["workbox-precache-v2-https://alambic.example/"]);
  expect(queue.getState().unsent).toBe(1);
});

test("what an update threw away is known until it is fetched again", async () => {
  vi.stubGlobal("caches", { keys: async () => [] });
  await keepPlan();
  await keepPlan("u-1", "c-2");
  await purgeForUpdate();
  await purgeForUpdate();
  expect(await wasCleared("u-1", "c-1")).toBe(true);
  expect(await wasCleared("u-1", "c-2")).toBe(true);
  expect(await wasCleared("u-2", "c-1")).toBe(false);
  expect(await listCopies("u-1")).toEqual([]);
  await keepPlan();
  await removeCopy("u-1", "c-1");
  expect(await wasCleared("u-1", "c-1")).toBe(false);
  expect(await wasCleared("u-1", "c-2")).toBe(true);
});

test("a database that was wiped is made anew", async () => {
  await keepPlan();
  await deleteDatabase();
  expect(await readCopy("u-1", "c-1")).toBeNull();
  await keepPlan();
  expect(await readCopy("u-1", "c-1")).not.toBeNull();
});

test("the browser is asked to keep what is stored, and its answer is passed on", async () => {
  expect(await requestPersistence({ persist: async () => true })).toBe("granted");
  expect(await requestPersistence({ persist: async () => false })).toBe("denied");
  expect(await requestPersistence({})).toBe("unsupported");
});
