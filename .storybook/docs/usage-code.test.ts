import { expect, test } from "vitest";
import { elementCode, importCode, kindOf, reactCode, readExercise } from "./usage-code.ts";

const asked = { content_type: "true_false", content: { statement: "<b>" } };

test("a component is imported from the module of its name", () => {
  const Button = Object.assign(() => null, { displayName: "Button" });
  expect(importCode(Button)).toBe('import { Button } from "@alambic/ui/Button";');
  expect(importCode(() => null)).toBeUndefined();
});

test("a kind is imported from the module of its folder", () => {
  const kind = kindOf({ fileName: "./packages/ui/src/exercises/true-false/TrueFalse.stories.tsx" });
  expect(reactCode(kind, asked)).toContain(
    'import trueFalse from "@alambic/ui/exercises/true-false";',
  );
});

test("content that ends a script does not end it", () => {
  expect(elementCode(asked)).not.toContain("<b>");
  expect(elementCode(asked)).toContain('"content_type": "true_false"');
});

test("content is written out as the JSON that it is", () => {
  const content = {
    prompt: "a".repeat(80),
    list: [{ id: "1", text: "b".repeat(40) }, { id: "2", text: "c".repeat(40) }, []],
  };
  const code = reactCode("quiz", { content_type: "quiz", content });
  const written = /const content = ([\s\S]*?);\n\n/.exec(code)?.[1] ?? "";
  expect(JSON.parse(written)).toEqual(content);
  expect(written).toContain('{ "id": "1", "text":');
});

test.each([undefined, null, "quiz", {}, { content_type: 1, content: {} }])(
  "%j is no exercise",
  (value) => expect(readExercise(value)).toBeUndefined(),
);
