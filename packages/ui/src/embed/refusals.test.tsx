import exercise from "@alambic/i18n/messages/en/exercise";
import kit from "@alambic/i18n/messages/en/kit";
import { shortAnswer as rules } from "@alambic/domain/exercises/short-answer";
import { marking } from "@alambic/domain/exercises/short-answer/marking";
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { present } from "../exercises/lazy.ts";
import { definePlayable } from "../exercises/playable.ts";
import type { ReadPlayable } from "../exercises/playable.ts";
import { promptOf } from "../exercises/prompt/promptOf.tsx";
import { everyKind } from "../exercises/testing/everyKind.ts";
import { Exercise } from "./Exercise.tsx";
import type { ContentError, ExerciseProps } from "./ExerciseProps.ts";

const kinds = import.meta.glob<ReadPlayable>("../exercises/*/index.ts", {
  eager: true,
  import: "default",
});
const messages = { ...kit, ...exercise };

afterEach(() => {
  vi.restoreAllMocks();
});

async function refusalOf(props: Pick<ExerciseProps, "kind" | "content">, beside: object = {}) {
  const refused = vi.fn<(errors: readonly ContentError[]) => void>();
  const screen = await render(
    <Exercise {...props} {...beside} language="en" messages={messages} onRefused={refused} />,
  );
  await vi.waitFor(() => {
    expect(screen.container.querySelector("h2")?.textContent).toMatch(/damaged|loaded/u);
    expect(refused).toHaveBeenCalledOnce();
  });
  await screen.unmount();
  return refused.mock.calls.flatMap(([errors]) => errors);
}

test("all kinds are here", () => {
  expect(Object.keys(kinds)).toHaveLength(Object.keys(everyKind).length);
});

test.each(Object.entries(kinds))(
  "%s: any JSON is refused in words, with where and why",
  async (_, kind) => {
    const parts = fc.dictionary(
      fc.constantFrom("prompt", "choices", "items", "task"),
      fc.jsonValue(),
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.jsonValue(), parts), async (content) => {
        const errors = await refusalOf({ kind, content });
        expect(errors).not.toEqual([]);
        for (const { path, code, message } of errors) {
          expect([path.startsWith("content"), code === "", message === ""]).toEqual([
            true,
            false,
            false,
          ]);
        }
      }),
      { seed: 4, numRuns: 20 },
    );
  },
);

/** A question whose renderer fails in one way or another. */
function failing(error: Error): ReadPlayable {
  return definePlayable(rules, {
    Renderer: () => {
      throw error;
    },
    marking: present(marking),
    completion: "scored",
    label: () => "exercise.kind.shortAnswer",
    prompt: ({ prompt }) => promptOf(prompt),
  });
}

describe("a renderer that fails", () => {
  const content = { prompt: "The capital of France?", answer_type: "text", answers: ["Paris"] };
  test.each([
    [new TypeError("x is undefined"), "failed"],
    [new TypeError("Failed to fetch dynamically imported module: /x.js"), "not_loaded"],
  ])("%s is told to the host as %s", async (error, code) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    expect(await refusalOf({ kind: failing(error), content })).toEqual([
      { path: "content_type", code, message: String(error) },
    ]);
  });

  test("for what stands beside the content is told as well", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const kind = kinds["../exercises/true-false/index.ts"];
    const played = { kind, content: everyKind.true_false.content };
    expect(await refusalOf(played, { hint: { text: "?" } })).toEqual([
      { path: "content_type", code: "failed", message: expect.stringMatching(/./u) },
    ]);
  });
});
