import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { AnswerLog, AnswerResult } from "@alambic/contract";

import { buildResult } from "../testing/answers.ts";
import type { AnswerQueue } from "./createAnswerQueue.ts";
import type { QueueState, ReplayReport } from "./createQueue.ts";
import { startReplaying } from "./startReplaying.ts";

const replay = vi.fn<AnswerQueue["replay"]>();
const onDelivered = vi.fn<(report: ReplayReport<AnswerResult>) => void>();
const report = (left: number, delivered = 0): ReplayReport<AnswerResult> => ({
  delivered: Array.from({ length: delivered }, (_, index) => buildResult(String(index))),
  left,
  retryAfter: null,
});

let target: EventTarget;
let listeners: Set<() => void>;
let state: QueueState<AnswerLog>;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  replay.mockReset().mockResolvedValue(report(0));
  onDelivered.mockReset();
  target = new EventTarget();
  listeners = new Set();
  state = { unsent: 0, unsentSince: null, unsentGroups: [], refused: [] };
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function start(): void {
  const queue: AnswerQueue = {
    enqueue: () => Promise.resolve({ status: "saved" }),
    replay,
    dismiss: () => Promise.resolve(),
    retry: () => Promise.resolve(),
    refresh: () => Promise.resolve(),
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  stop = startReplaying(queue, { target, random: () => 1, onDelivered });
}

function queueHolds(unsent: number): void {
  state = { ...state, unsent };
  for (const listener of listeners) listener();
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe("the queue is replayed", () => {
  test("at the start", async () => {
    start();
    await pass(0);
    expect(replay).toHaveBeenCalledTimes(1);
  });

  test.each(["online", "focus", "pageshow"])("on %s", async (occasion) => {
    start();
    await pass(0);
    target.dispatchEvent(new Event(occasion));
    await pass(0);
    expect(replay).toHaveBeenCalledTimes(2);
  });

  test("when something is queued, not when something leaves", async () => {
    start();
    await pass(0);
    queueHolds(2);
    await pass(0);
    expect(replay).toHaveBeenCalledTimes(2);
    queueHolds(1);
    await pass(0);
    expect(replay).toHaveBeenCalledTimes(2);
  });

  test("once more after the one that runs, however often it is wanted meanwhile", async () => {
    const first = Promise.withResolvers<ReplayReport<AnswerResult>>();
    replay.mockReturnValueOnce(first.promise);
    start();
    for (let times = 0; times < 3; times += 1) target.dispatchEvent(new Event("focus"));
    await pass(0);
    expect(replay).toHaveBeenCalledTimes(1);
    first.resolve(report(0));
    await pass(0);
    expect(replay).toHaveBeenCalledTimes(2);
  });
});

describe("what is left", () => {
  test("is tried again after two seconds, four, eight; after a success from two again", async () => {
    replay.mockResolvedValue(report(3));
    start();
    await pass(0);
    for (const delay of [2_000, 4_000, 8_000]) {
      replay.mockClear();
      await pass(delay - 1);
      expect(replay).not.toHaveBeenCalled();
      await pass(1);
      expect(replay).toHaveBeenCalledTimes(1);
    }
    replay.mockResolvedValue(report(1, 2));
    target.dispatchEvent(new Event("online"));
    await pass(0);
    replay.mockClear();
    await pass(2_000);
    expect(replay).toHaveBeenCalledTimes(1);
  });

  test("waits for a store that cannot be read now", async () => {
    replay.mockRejectedValueOnce(new DOMException("", "InvalidStateError"));
    start();
    await pass(2_000);
    expect(replay).toHaveBeenCalledTimes(2);
  });

  test("leaves no timer when it is nothing", async () => {
    start();
    await pass(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test("those who show progress are told of what was delivered", async () => {
  replay.mockResolvedValueOnce(report(0, 2));
  start();
  await pass(0);
  expect(onDelivered).toHaveBeenCalledExactlyOnceWith(report(0, 2));
});

test("after the stop nothing is replayed", async () => {
  replay.mockResolvedValue(report(1));
  start();
  await pass(0);
  stop();
  target.dispatchEvent(new Event("online"));
  queueHolds(5);
  await pass(60_000);
  expect(replay).toHaveBeenCalledTimes(1);
});
