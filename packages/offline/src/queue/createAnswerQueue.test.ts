import "fake-indexeddb/auto";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { buildAnswer, buildResult, subject } from "../testing/answers.ts";
import { createHub } from "../testing/createHub.ts";
import { createTestQueue, deleteDatabase } from "../testing/createTestQueue.ts";
import type { AnswerQueue, AnswerQueueOptions } from "./createAnswerQueue.ts";
import type { SendOutcome } from "./createQueue.ts";
import { answerStore } from "./kinds.ts";

const { addEntry, readEntries } = answerStore;

const send = vi.fn<AnswerQueueOptions["send"]>();
let user: string | null;
let queue: AnswerQueue;

beforeEach(async () => {
  await deleteDatabase();
  user = "u-1";
  send.mockReset();
  send.mockImplementation(async ({ answer_id }) => ({ ok: true, data: buildResult(answer_id) }));
  queue = createTestQueue({ send, userId: () => user });
});

const failed = (status: number | null): SendOutcome<never> => ({
  ok: false,
  failure: { kind: status === null ? "network" : "problem", status, code: "c", detail: "d" },
});
const sentIds = () => send.mock.calls.map(([{ answer_id }]) => answer_id);

async function enqueueAll(...ids: string[]): Promise<void> {
  for (const id of ids)
    expect(await queue.enqueue(buildAnswer(id), subject)).toEqual({ status: "saved" });
}

describe("an answer that is queued", () => {
  test("is on the disk when the learner is told so", async () => {
    await enqueueAll("x");
    expect(await readEntries()).toEqual([
      {
        position: 1,
        entry: {
          user_id: "u-1",
          payload: buildAnswer("x"),
          subject,
          queued_at: "2026-11-20T13:05:00.000Z",
          state: { kind: "pending", attempts: 0 },
        },
      },
    ]);
    expect(queue.getState()).toEqual({
      unsent: 1,
      unsentSince: "2026-11-20T13:05:00.000Z",
      unsentGroups: ["c-1"],
      refused: [],
    });
  });

  test("twice is queued once", async () => {
    await enqueueAll("x", "x");
    expect(queue.getState().unsent).toBe(1);
  });

  test("of nobody is not saved", async () => {
    user = null;
    const outcome = await queue.enqueue(buildAnswer("x"), subject);
    expect(outcome).toEqual({ status: "not-saved", reason: "unavailable" });
  });

  test.each([
    ["QuotaExceededError", "full"],
    ["UnknownError", "unavailable"],
  ])("where the browser answers %s is not saved", async (name, reason) => {
    vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(function abort(
      this: IDBObjectStore,
    ) {
      vi.spyOn(this.transaction, "error", "get").mockReturnValue(new DOMException("", name));
      this.transaction.abort();
      return this.get(0);
    });
    expect(await queue.enqueue(buildAnswer("x"), subject)).toEqual({ status: "not-saved", reason });
    vi.restoreAllMocks();
    expect(await readEntries()).toEqual([]);
  });
});

describe("a replay", () => {
  test("sends in order, and forgets what was acknowledged", async () => {
    await enqueueAll("1", "2", "3");
    const report = await queue.replay();
    expect(sentIds()).toEqual(["1", "2", "3"]);
    expect(report.delivered.map(({ answer_id }) => answer_id)).toEqual(["1", "2", "3"]);
    expect(report.left).toBe(0);
    expect(await readEntries()).toEqual([]);
  });

  test("keeps everything without a network, and asks only once", async () => {
    await enqueueAll("1", "2");
    send.mockResolvedValue(failed(null));
    expect(await queue.replay()).toEqual({ delivered: [], left: 2, retryAfter: null });
    expect(sentIds()).toEqual(["1"]);
  });

  test("sets a refused answer aside with the reason, and goes on", async () => {
    await enqueueAll("1", "2");
    send.mockResolvedValueOnce(failed(404));
    expect(await queue.replay()).toMatchObject({ left: 0 });
    expect(sentIds()).toEqual(["1", "2"]);
    expect(queue.getState().refused).toEqual([
      {
        position: 1,
        payload: buildAnswer("1"),
        subject,
        queuedAt: "2026-11-20T13:05:00.000Z",
        refusal: { status: 404, code: "c", detail: "d" },
      },
    ]);
    await queue.replay();
    expect(sentIds()).toEqual(["1", "2"]);
    await queue.dismiss(1);
    expect(queue.getState().refused).toEqual([]);
  });

  test("after one that the server stumbles over leaves what depends on it, and sends the rest", async () => {
    await enqueueAll("1", "2");
    await queue.enqueue(buildAnswer("of another capsule"), { ...subject, group: "c-2" });
    send.mockResolvedValueOnce(failed(500));
    expect(await queue.replay()).toMatchObject({ left: 2 });
    expect(sentIds()).toEqual(["1", "of another capsule"]);
    expect(queue.getState().unsentGroups).toEqual(["c-1"]);
    send.mockClear();
    expect(await queue.replay()).toMatchObject({ left: 0 });
    expect(sentIds()).toEqual(["1", "2"]);
  });

  test("after one of an earlier version, which tells nothing of its group, waits as a whole", async () => {
    await enqueueAll("1");
    const [placed] = await readEntries();
    if (!placed) throw new Error("The entry is not there.");
    await queue.replay();
    const { subject: _, ...old } = placed.entry;
    await addEntry(old);
    await enqueueAll("2");
    send.mockClear();
    send.mockResolvedValueOnce(failed(500));
    expect(await queue.replay()).toMatchObject({ left: 2 });
    expect(sentIds()).toEqual(["1"]);
  });

  test("sends in the name of the one who answered", async () => {
    await enqueueAll("1");
    await queue.replay();
    expect(send).toHaveBeenCalledExactlyOnceWith(buildAnswer("1"), "u-1");
  });

  test("sends a refused answer again when its owner wants it", async () => {
    await enqueueAll("1");
    send.mockResolvedValueOnce(failed(403));
    await queue.replay();
    await queue.retry(1);
    expect(queue.getState()).toMatchObject({ unsent: 1, refused: [] });
    expect(await queue.replay()).toMatchObject({ delivered: [{ answer_id: "1" }], left: 0 });
  });

  test("keeps everything behind a network that answers for the server", async () => {
    await enqueueAll("1", "2");
    for (const status of [403, 404, null]) {
      send.mockResolvedValueOnce({ ok: false, failure: { kind: "unexpected", status } });
      expect(await queue.replay()).toMatchObject({ left: 2 });
    }
    expect(queue.getState().refused).toEqual([]);
    expect(sentIds()).toEqual(["1", "1", "1"]);
  });

  test("never sends the answers of another user, and finds them again for their own", async () => {
    await enqueueAll("ada's");
    user = "u-2";
    await queue.refresh();
    expect(queue.getState().unsent).toBe(0);
    await enqueueAll("ben's");
    await queue.replay();
    expect(sentIds()).toEqual(["ben's"]);
    user = "u-1";
    await queue.replay();
    expect(sentIds()).toEqual(["ben's", "ada's"]);
  });

  test("stops in the middle when the user changes", async () => {
    await enqueueAll("1", "2");
    send.mockImplementationOnce(async () => {
      user = "u-2";
      return { ok: true, data: buildResult("1") };
    });
    await queue.replay();
    expect(sentIds()).toEqual(["1"]);
    user = "u-1";
    await queue.refresh();
    expect(queue.getState().unsent).toBe(1);
  });

  test("leaves alone what it cannot read", async () => {
    await enqueueAll("1");
    const [placed] = await readEntries();
    if (!placed) throw new Error("The entry is not there.");
    await addEntry({ ...placed.entry, payload: buildAnswer("old") });
    const put = Promise.withResolvers<void>();
    const opening = indexedDB.open("alambic");
    opening.addEventListener("success", () => {
      const transaction = opening.result.transaction("answer_queue", "readwrite");
      transaction.objectStore("answer_queue").put({ shape: "of another version" }, 99);
      transaction.addEventListener("complete", () => {
        opening.result.close();
        put.resolve();
      });
    });
    await put.promise;
    expect(await queue.replay()).toMatchObject({ left: 0 });
    expect(sentIds()).toEqual(["1", "old"]);
  });
});

describe("five tabs", () => {
  test("send each of two hundred answers once, and all know what is left", async () => {
    const hub = createHub();
    const tabs = Array.from({ length: 5 }, () =>
      createTestQueue({ send, userId: () => user, channel: hub.join() }),
    );
    for (let index = 0; index < 200; index += 1) {
      const payload = buildAnswer(`answer ${index}`);
      const state = { kind: "pending", attempts: 0 } as const;
      await addEntry({ user_id: "u-1", payload, queued_at: payload.answered_at, subject, state });
    }
    await Promise.all(tabs.map((tab) => tab.refresh()));
    expect(tabs.map((tab) => tab.getState().unsent)).toEqual(Array(5).fill(200));
    await Promise.all(tabs.map((tab) => tab.replay()));
    expect(send).toHaveBeenCalledTimes(200);
    expect(new Set(sentIds()).size).toBe(200);
    await vi.waitFor(() =>
      expect(tabs.map((tab) => tab.getState().unsent)).toEqual(Array(5).fill(0)),
    );
  });
});
