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

test("knows tables whose rows are named, with nothing above their names", () => {
  const table = {
    type: "table",
    caption: "Abeilles",
    header: ["Œuf", "Adulte"],
    row_headers: true,
    rows: [["Reine", "3 jours", "16 jours"]],
  };
  const parsed = (block: object) =>
    parseExercise({ content_type: "lesson", content: { blocks: [block] } });
  expect(parsed(table)).toMatchObject({ ok: true });
  expect(parsed({ ...table, rows: [["Reine", "3 jours"]] })).toMatchObject({
    ok: false,
    error: [{ path: "content.blocks.0.rows.0", code: "row_length" }],
  });
  expect(parsed({ ...table, row_headers: false })).toMatchObject({ ok: false });
});

test("names a block that it does not know", () => {
  const value = { content_type: "lesson", content: { blocks: [{ type: "video", url: "…" }] } };
  expect(parseExercise(value)).toMatchObject({
    ok: false,
    error: [{ path: "content.blocks.0.type", code: "unknown_type" }],
  });
});
