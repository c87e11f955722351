import { describe, expect, test, vi } from "vitest";
import { started } from "./answering.ts";
import { createControls } from "./createControls.ts";
import type { Surroundings } from "./createControls.ts";
import { createSessionStore } from "./createSessionStore.ts";
import * as giveAnswer from "./giveAnswer.ts";
import type { OnAnswer } from "./Host.ts";
import { playable, says } from "./testing/statement.ts";

/** Frames that are painted when the test says so. */
function createFrames() {
  const waiting = new Map<() => void, number>();
  return {
    afterFrame: (next: () => void, frames: 1 | 2 = 1) => {
      waiting.set(next, frames);
      return () => void waiting.delete(next);
    },
    paint: () => {
      const due = [...waiting];
      for (const [next, left] of due) {
        waiting.delete(next);
        if (left > 1) waiting.set(next, left - 1);
        else next();
      }
    },
  };
}

const there = () => [playable.judge(), giveAnswer] as const;

function setUp(load: Surroundings["load"] = there) {
  const { afterFrame, paint } = createFrames();
  let time = 1000;
  const store = createSessionStore(started(null, time), afterFrame);
  const onAnswer = vi.fn<OnAnswer>(() => "scored");
  const onResponse = vi.fn();
  const controls = createControls(
    { playable, language: "en", onAnswer, onResponse },
    { store, load, afterFrame, now: () => time },
  );
  const wait = (milliseconds: number) => {
    time += milliseconds;
  };
  const retry = () => giveAnswer.retry(controls.circumstances());
  const sendAgain = () => giveAnswer.sendAgain(controls.circumstances());
  return { ...store, ...controls, retry, sendAgain, onAnswer, onResponse, paint, wait };
}

describe("a response", () => {
  test("that its control shows stands at once, and is drawn after the frame of the press", () => {
    const { change, get, getDrawn, paint, onResponse } = setUp();
    change(says(true), true);
    expect(get().response).toEqual(says(true));
    expect(getDrawn().response).toBeNull();
    expect(onResponse).toHaveBeenCalledExactlyOnceWith(says(true));
    paint();
    expect(getDrawn()).toBe(get());
  });

  test("is what is checked, though it was not drawn yet", () => {
    const { change, check, get, onAnswer } = setUp();
    change(says(false), true);
    change(says(true), true);
    check();
    expect(get()).toMatchObject({ phase: "checked", response: says(true) });
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(says(true), expect.anything());
  });

  test("of an exercise that is gone is not drawn", () => {
    const { change, getDrawn, stop, paint } = setUp();
    change(says(true), true);
    stop();
    paint();
    expect(getDrawn().response).toBeNull();
  });

  test("of any other control is drawn at once", () => {
    const { change, get, getDrawn } = setUp();
    change(says(true));
    expect(getDrawn()).toBe(get());
  });

  test("has what judges it fetched, once the frame that shows it was painted", () => {
    const load = vi.fn(there);
    const { change, paint } = setUp(load);
    change(says(true), true);
    expect(load).not.toHaveBeenCalled();
    paint();
    expect(load).toHaveBeenCalledOnce();
  });
});

describe("a verdict", () => {
  test("stands at once, and what goes with it is drawn after it, where the answer is with it", () => {
    const { change, check, get, getDrawn, paint } = setUp();
    change(says(true));
    check();
    expect(get()).toMatchObject({ phase: "checked", delivery: { status: "scored" } });
    expect(getDrawn().phase).toBe("answering");
    paint();
    expect(get()).toMatchObject({ isSeen: true });
    expect(getDrawn().phase).toBe("answering");
    paint();
    expect(getDrawn()).toBe(get());
  });

  test("holds: nothing is chosen or checked between it and what is drawn", () => {
    const { change, check, get, onAnswer } = setUp();
    change(says(false));
    check();
    change(says(true), true);
    check();
    expect(get()).toMatchObject({ phase: "checked", response: says(false) });
    expect(onAnswer).toHaveBeenCalledOnce();
  });

  test("tells how long the try took, each from where it began", () => {
    const { change, check, retry, wait, onAnswer } = setUp();
    wait(2500);
    change(says(false));
    check();
    retry();
    wait(700);
    check();
    expect(onAnswer.mock.calls.map(([, { elapsedMs }]) => elapsedMs)).toEqual([2500, 700]);
  });
});

describe("what judges an answer", () => {
  function later() {
    const coming = Promise.withResolvers<ReturnType<typeof there>>();
    return { ...coming, ...setUp(() => coming.promise) };
  }

  test("is waited for once, however often somebody presses", async () => {
    const { change, check, reveal, resolve, get, onAnswer } = later();
    change(says(true));
    check();
    check();
    reveal();
    expect(get()).toMatchObject({ phase: "answering", scoring: "loading" });
    resolve(there());
    await vi.waitFor(() => expect(get().phase).toBe("checked"));
    expect(onAnswer).toHaveBeenCalledOnce();
  });

  test("judges nothing that was changed meanwhile", async () => {
    const { change, check, resolve, get, onAnswer } = later();
    change(says(true));
    check();
    change(says(false));
    resolve(there());
    await Promise.resolve();
    expect(get()).toMatchObject({ phase: "answering", scoring: "ready", response: says(false) });
    expect(onAnswer).not.toHaveBeenCalled();
  });

  test("is told of where it does not arrive, and the answer can be checked again", async () => {
    const load = vi.fn<Surroundings["load"]>(() => Promise.reject(new TypeError("offline")));
    const { change, check, get } = setUp(load);
    change(says(true));
    check();
    await vi.waitFor(() => expect(get()).toMatchObject({ scoring: "failed" }));
    load.mockImplementation(there);
    check();
    expect(get().phase).toBe("checked");
  });
});

describe("an answer on its way", () => {
  test("is sent again as it was, to the host that is there then", async () => {
    const { change, check, sendAgain, serve, get, onAnswer } = setUp();
    onAnswer.mockRejectedValueOnce(new TypeError("offline"));
    change(says(true));
    check();
    await vi.waitFor(() => expect(get()).toMatchObject({ delivery: { status: "failed" } }));
    const next = vi.fn<OnAnswer>(() => Promise.resolve("queued"));
    serve({ playable, language: "en", onAnswer: next });
    sendAgain();
    expect(get()).toMatchObject({ delivery: { status: "sending" } });
    await vi.waitFor(() => expect(get()).toMatchObject({ delivery: { status: "queued" } }));
    expect(next.mock.calls).toEqual(onAnswer.mock.calls);
  });

  test("is foreseen without a word to anybody", async () => {
    const { change, foresee, get, onAnswer } = setUp();
    const response = says(false);
    change(response);
    await foresee(response);
    expect(get()).toMatchObject({ phase: "answering", foreseen: "incorrect" });
    expect(onAnswer).not.toHaveBeenCalled();
  });
});

test("whoever draws a session is told of each step, and of each drawing", () => {
  const { subscribe, change, paint } = setUp();
  const heard = vi.fn();
  const unsubscribe = subscribe(heard);
  change(says(true), true);
  expect(heard).toHaveBeenCalledTimes(1);
  paint();
  expect(heard).toHaveBeenCalledTimes(2);
  unsubscribe();
  change(says(false));
  expect(heard).toHaveBeenCalledTimes(2);
});
