import fc from "fast-check";
import { expect, test } from "vitest";
import { contractSchema } from "../testing/contractSchema.ts";
import { schemaArbitrary } from "../testing/schemaArbitrary.ts";
import { notebookFault, notebookLimits, parseNotebook } from "./index.ts";

const cell = (id: string, source = "") => ({ id, language: "python" as const, source });

test("what the contract calls a notebook is read back as it is", () => {
  fc.assert(
    fc.property(schemaArbitrary(contractSchema("CodeNotebookChange")), (change) => {
      const { base_version: _version, ...notebook } = Object(change);
      expect(parseNotebook(notebook)).toEqual(notebook);
    }),
    { numRuns: 50 },
  );
});

test.each([
  null,
  { title: "", cells: [{ ...cell("a"), language: "ruby" }] },
  { title: "", cells: [cell("a", "x".repeat(notebookLimits.source + 1))] },
  { title: "x".repeat(notebookLimits.title + 1), cells: [] },
])("no notebook is read from what is none", (value) => expect(parseNotebook(value)).toBeNull());

test("a notebook has each cell once, and is not too large", () => {
  expect(notebookFault({ cells: [cell("a"), cell("b")] })).toBeNull();
  expect(notebookFault({ cells: [cell("a"), cell("a")] })).toBe("repeated_cell");
  const full = "漢".repeat(notebookLimits.source);
  const cells = Array.from({ length: 7 }, (_, at) => cell(`${at}`, full));
  expect(notebookFault({ cells })).toBe("too_large");
});
