import { expect, test } from "vitest";
import { parseExercise } from "../index.ts";

test("refuses a table whose rows are not as long as its header", () => {
  const table = { type: "table", caption: "Kana", header: ["a", "b"], rows: [["1", "2"], ["3"]] };
  const blocks = [{ type: "heading", text: "Titre" }, table];
  expect(parseExercise({ content_type: "lesson", content: { blocks } })).toMatchObject({
    ok: false,
    error: [{ path: "content.blocks.1.rows.1", code: "row_length" }],
  });
});

test("names a block that it does not know", () => {
  const value = { content_type: "lesson", content: { blocks: [{ type: "video", url: "…" }] } };
  expect(parseExercise(value)).toMatchObject({
    ok: false,
    error: [{ path: "content.blocks.0.type", code: "unknown_type" }],
  });
});
