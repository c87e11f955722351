import { beforeEach, expect, test, vi } from "vitest";

import { buildAnswer, buildResult, subject } from "../testing/answers.ts";
import { deleteDatabase } from "../testing/createTestQueue.ts";
import type { AnswerQueueOptions } from "./createAnswerQueue.ts";
import { openAnswerQueue } from "./openAnswerQueue.ts";

const send = vi.fn<AnswerQueueOptions["send"]>();

beforeEach(async () => {
  await deleteDatabase();
  send.mockReset();
  send.mockImplementation(async ({ answer_id }) => ({ ok: true, data: buildResult(answer_id) }));
});

const openTab = () => openAnswerQueue({ send, userId: () => "u-1", now: Date.now });

test("answers are written with strict durability", async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, "transaction");
  await openTab().enqueue(buildAnswer("x"), subject);
  const writes = transaction.mock.calls.filter(([, mode]) => mode === "readwrite");
  expect(writes).toEqual([["answer_queue", "readwrite", { durability: "strict" }]]);
  transaction.mockRestore();
});

test("the tabs of a browser share the queue, and replay it one at a time", async () => {
  const [first, second] = [openTab(), openTab()];
  await first.enqueue(buildAnswer("1"), subject);
  await second.enqueue(buildAnswer("2"), subject);
  await vi.waitFor(() => expect(first.getState().unsent).toBe(2));
  await Promise.all([first.replay(), second.replay(), first.replay()]);
  expect(send.mock.calls.map(([{ answer_id }]) => answer_id)).toEqual(["1", "2"]);
  await vi.waitFor(() => expect(second.getState().unsent).toBe(0));
});

test("a tab that ends in the middle hands the rest to the next", async () => {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const lost = frame.contentWindow?.navigator.locks;
  const taken = Promise.withResolvers<void>();
  void lost?.request("alambic-answer-replay", () => {
    taken.resolve();
    return new Promise(() => {});
  });
  await taken.promise;
  const tab = openTab();
  await tab.enqueue(buildAnswer("1"), subject);
  const replayed = tab.replay();
  expect(send).not.toHaveBeenCalled();
  frame.remove();
  await replayed;
  expect(send).toHaveBeenCalledOnce();
});
