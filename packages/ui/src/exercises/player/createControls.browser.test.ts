import { describe, expect, test, vi } from "vitest";
import trueFalse from "../true-false/index.ts";
import { createControls } from "./createControls.ts";
import type { Standing } from "./createControls.ts";
import { createStore } from "./createStore.ts";
import { extras } from "./extras.ts";

async function setUp() {
  await extras.bring();
  const read = trueFalse({ statement: "Ice floats on water.", answer: true });
  if (!read.ok) throw new Error("It is sound.");
  const playable = read.value;
  const standing = createStore<Standing>({
    state: { phase: "answering", response: playable.empty },
    scoring: "ready",
  });
  const draw = vi.fn();
  const onAnswer = vi.fn(() => "scored" as const);
  const { begin, serve, ...controls } = createControls({ playable, standing, draw });
  const end = begin();
  serve({ language: "en", onAnswer });
  const now = () => standing.get().state;
  return { ...controls, standing, now, draw, onAnswer, end };
}

const says = (value: boolean) => ({ content_type: "true_false" as const, value });

describe("a response that its control shows", () => {
  test("stands at once, and is drawn once the frame of the press was painted", async () => {
    const { change, now, draw } = await setUp();
    change(says(true), true);
    expect(now()).toEqual({ phase: "answering", response: says(true) });
    expect(draw).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(draw).toHaveBeenCalledExactlyOnceWith(now()));
  });

  test("is what is checked, though it was not drawn yet", async () => {
    const { change, check, now, onAnswer } = await setUp();
    change(says(false), true);
    change(says(true), true);
    check();
    expect(now()).toMatchObject({ phase: "checked", response: says(true) });
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(says(true), expect.anything());
  });
});

test("any other response is drawn at once", async () => {
  const { change, draw } = await setUp();
  change(says(true));
  expect(draw).toHaveBeenCalledExactlyOnceWith({ phase: "answering", response: says(true) });
});

describe("a verdict", () => {
  test("stands at once, and what goes with it is drawn after it, where the answer is with it", async () => {
    const { change, check, now, draw } = await setUp();
    change(says(true));
    draw.mockClear();
    check();
    expect(now()).toMatchObject({ phase: "checked", delivery: { status: "scored" } });
    expect(draw).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(draw).toHaveBeenCalledExactlyOnceWith(now()));
  });

  test("holds: nothing is chosen or checked between it and what is drawn", async () => {
    const { change, check, now, onAnswer } = await setUp();
    change(says(false));
    check();
    change(says(true), true);
    check();
    expect(now()).toMatchObject({ phase: "checked", response: says(false) });
    expect(onAnswer).toHaveBeenCalledOnce();
  });

  test("of an exercise that is gone is not drawn, and was told", async () => {
    const { change, check, draw, onAnswer, end } = await setUp();
    change(says(false));
    draw.mockClear();
    check();
    end();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    expect(draw).not.toHaveBeenCalled();
    expect(onAnswer).toHaveBeenCalledOnce();
  });
});
