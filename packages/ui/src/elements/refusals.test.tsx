import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { ContentError } from "../embed/ExerciseProps.ts";
import { everyKind } from "../exercises/testing/everyKind.ts";
import { AlambicExercise } from "./index.ts";

afterEach(() => document.body.replaceChildren());

/** What an element says of what it was given, to who reads it and to the page. */
async function refusalOf(given: (element: AlambicExercise) => void) {
  const element = new AlambicExercise();
  const told = new Promise<readonly ContentError[]>((resolve) => {
    element.addEventListener("refused", (event) => {
      if (event instanceof CustomEvent) resolve(event.detail);
    });
  });
  given(element);
  document.body.append(element);
  const errors = await told;
  await vi.waitFor(() => expect(element.shadowRoot?.querySelector("h2")?.textContent).toBeTruthy());
  element.remove();
  return errors;
}

const inBlock = (json: string) => (element: AlambicExercise) => {
  const block = document.createElement("script");
  block.type = "application/json";
  block.textContent = json;
  element.append(block);
};

/** As a script of the page sets it, which knows no types. */
const asProperty = (value: unknown) => (element: AlambicExercise) => {
  Object.assign(element, { exercise: value });
};

const ways: Record<string, (value: unknown) => (element: AlambicExercise) => void> = {
  "in the data block": (value) => inBlock(JSON.stringify(value)),
  "as the property": asProperty,
};

describe.each(Object.entries(ways))("%s", (_, give) => {
  test.each([
    [{ hint: {} }, [["hint", "wrong_type"]]],
    [{ title: ["Ice"] }, [["title", "wrong_type"]]],
    [{ source: 5 }, [["source", "wrong_type"]]],
    [{ source: { quote: "Ice floats." } }, [["source.title", "missing"]]],
    [
      { source: { quote: "Ice floats.", title: "Water", author: "Lina" } },
      [["source.author", "unknown_property"]],
    ],
    [
      { hint: 3, source: { quote: "Ice floats.", title: 7, page: "4" } },
      [
        ["hint", "wrong_type"],
        ["source.title", "wrong_type"],
        ["source.page", "wrong_type"],
      ],
    ],
  ])("%j beside the content is refused, and it is told where and why", async (beside, wrong) => {
    const errors = await refusalOf(give({ ...everyKind.true_false, ...beside }));
    expect(errors.map(({ path, code }) => [path, code])).toEqual(wrong);
    for (const { message } of errors) expect(message).toBeTruthy();
  });

  test("any JSON is refused in words, and it is told where and why", async () => {
    const part = fc.option(fc.jsonValue(), { nil: undefined });
    const data = fc.record(
      {
        content_type: fc.constantFrom(...Object.keys(everyKind), "sculpture", "__proto__"),
        content: fc.jsonValue(),
        title: part,
        hint: part,
        source: part,
      },
      { noNullPrototype: true },
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.jsonValue(), data), async (value) => {
        const errors = await refusalOf(give(value));
        expect(errors).not.toEqual([]);
        for (const error of errors) {
          expect(error).toMatchObject({ path: expect.any(String), code: expect.any(String) });
        }
      }),
      { seed: 9, numRuns: 60 },
    );
  }, 60_000);
});

test("a block that is no JSON is told from a kind that is not known", async () => {
  expect(await refusalOf(inBlock('{ "content_type": "quiz", }'))).toEqual([
    { path: "", code: "malformed_json", message: expect.stringMatching(/JSON/u) },
  ]);
  expect(await refusalOf(inBlock('{ "content_type": "sculpture" }'))).toEqual([
    { path: "content_type", code: "unknown_type" },
  ]);
});

test("an element that was refused plays what it is given next", async () => {
  const element = new AlambicExercise();
  inBlock(JSON.stringify({ ...everyKind.true_false, hint: {} }))(element);
  document.body.append(element);
  await vi.waitFor(() => expect(element.shadowRoot?.querySelector("h2")).toBeTruthy());
  expect(element.exercise).toBeNull();
  element.exercise = { ...everyKind.true_false, hint: "Think of a lake." };
  await vi.waitFor(() => expect(element.shadowRoot?.querySelectorAll("input")).toHaveLength(2));
  expect(element.exercise.hint).toBe("Think of a lake.");
});
