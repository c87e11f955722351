import "fake-indexeddb/auto";
import type { ReportRequest } from "@alambic/contract";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { buildAnswer, buildResult, subject } from "../testing/answers.ts";
import { createHub } from "../testing/createHub.ts";
import { createTestQueue, deleteDatabase, testNow } from "../testing/createTestQueue.ts";
import { createQueue } from "./createQueue.ts";
import { createReportQueue } from "./createReportQueue.ts";
import type { ReportQueueOptions } from "./createReportQueue.ts";
import { reportStore } from "./kinds.ts";
import { underLock } from "./underLock.ts";

const send = vi.fn<ReportQueueOptions["send"]>();
let user: string | null;

beforeEach(async () => {
  await deleteDatabase();
  user = "u-1";
  send.mockReset();
  send.mockResolvedValue({ ok: true, data: undefined });
});

const report = (report_id: string) => {
  const body: ReportRequest = { report_id, reason: "unclear", comment: "?", details: [] };
  return { atomId: "a-1", body };
};
const options = (): ReportQueueOptions => ({
  send,
  userId: () => user,
  now: () => testNow,
  exclusively: underLock("test"),
  channel: createHub().join(),
});
const open = () => createReportQueue(options());

describe("a report that is queued", () => {
  test("stays until it is acknowledged, and is then sent no more", async () => {
    const queue = open();
    send.mockResolvedValueOnce({ ok: false, failure: { kind: "network" } });
    await queue.enqueue(report("r-1"), subject);
    expect(await queue.replay()).toEqual({ delivered: [], left: 1, retryAfter: null });
    const next = open();
    expect(await next.replay()).toMatchObject({ delivered: [undefined], left: 0 });
    expect(await next.replay()).toMatchObject({ delivered: [], left: 0 });
    expect(send.mock.calls).toEqual([
      [report("r-1"), "u-1"],
      [report("r-1"), "u-1"],
    ]);
  });

  test("twice under one id is queued once", async () => {
    const queue = open();
    await queue.enqueue(report("r-1"), subject);
    await queue.enqueue(report("r-1"), subject);
    expect(queue.getState().unsent).toBe(1);
  });

  test("is saved, though the queue cannot be read again", async () => {
    const readEntries = vi.fn<typeof reportStore.readEntries>();
    readEntries.mockRejectedValueOnce(new DOMException("", "UnknownError"));
    const queue = createQueue({ ...options(), store: { ...reportStore, readEntries } });
    expect(await queue.enqueue(report("r-1"), subject)).toEqual({ status: "saved" });
    expect(await open().replay()).toMatchObject({ delivered: [undefined] });
  });

  test("is sent by nobody else", async () => {
    const queue = open();
    await queue.enqueue(report("r-1"), subject);
    user = "u-2";
    expect(await queue.replay()).toMatchObject({ delivered: [] });
    user = "u-1";
    expect(await queue.replay()).toMatchObject({ delivered: [undefined] });
  });

  test("that the server will not take holds up nothing, and is told of", async () => {
    const queue = open();
    await queue.enqueue(report("r-1"), subject);
    await queue.enqueue(report("r-2"), subject);
    send.mockResolvedValueOnce({ ok: false, failure: { kind: "problem", status: 404 } });
    expect(await queue.replay()).toMatchObject({ delivered: [undefined], left: 0 });
    expect(queue.getState().refused).toMatchObject([{ payload: report("r-1") }]);
  });
});

test("answers and reports wait in one store, and neither queue touches the other’s", async () => {
  const answers = createTestQueue({
    send: async ({ answer_id }) => ({ ok: true, data: buildResult(answer_id) }),
    userId: () => user,
  });
  const reports = open();
  await answers.enqueue(buildAnswer("x"), subject);
  await reports.enqueue(report("r-1"), subject);
  expect([answers.getState().unsent, reports.getState().unsent]).toEqual([1, 1]);
  await reports.replay();
  await answers.refresh();
  expect([answers.getState().unsent, reports.getState().unsent]).toEqual([1, 0]);
  expect(await answers.replay()).toMatchObject({ delivered: [{ answer_id: "x" }], left: 0 });
});
