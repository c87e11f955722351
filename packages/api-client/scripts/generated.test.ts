import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { filesOfContract, generatedFolder } from "./filesOfContract.ts";
import { generatedFiles } from "./generatedFiles.ts";
import { readOperations } from "./readOperations.ts";

test("what is generated is what the contract says, and nothing else", async () => {
  const files = await filesOfContract();
  for (const [path, text] of files) {
    expect(readFileSync(join(generatedFolder, path), "utf8"), path).toBe(text);
  }
  const found = readdirSync(generatedFolder, { recursive: true, encoding: "utf8" });
  expect(found.filter((path) => path.endsWith(".ts")).toSorted()).toEqual(
    [...files.keys()].toSorted(),
  );
});

const hintId = { name: "hint_id", in: "path", required: true };
const json = (name: string) => ({
  content: { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } },
});

/** An operation on `/hints/{hint_id}`, with what a test adds to it. */
function contract(method: string, operation: object, more: object = {}) {
  const responses = { "200": json("HintList") };
  const listHints = { get: { operationId: "listHints", tags: ["hints"], responses } };
  const described = { operationId: "doIt", tags: ["hints"], summary: "Do it", ...operation };
  return { paths: { "/hints": listHints, "/hints/{hint_id}": { [method]: described } }, ...more };
}

function hookOf(document: unknown, byHand: readonly string[] = ["hints/useListHints.ts"]) {
  return generatedFiles(readOperations(document), [], new Set(byHand)).get("hints/useDoIt.ts");
}

test("a command without a body has what is in its address as its input", () => {
  const responses = { "204": {} };
  const text = hookOf(contract("delete", { parameters: [hintId], responses }));
  expect(text).toContain('export type DoItInput = operations["doIt"]["parameters"]["path"];');
  expect(text).toContain('client.DELETE("/hints/{hint_id}", { signal, params: { path } })');
  expect(text).toContain("callNoContent");
  expect(text).toContain("Command<DoItInput, void>");
});

test("a command with an address and a body takes them apart", () => {
  const operation = {
    parameters: [hintId],
    requestBody: json("Hint"),
    responses: { "200": json("Done") },
    "x-timeout": 25,
  };
  const text = hookOf(contract("put", operation));
  expect(text).toContain("readonly body: Hint");
  expect(text).toContain("{ signal, params: { path }, body }), 25_000)");
  expect(text).toContain('import type { Done, Hint, operations } from "@alambic/contract";');
});

test("a query whose answer may still be made asks until it is there", () => {
  const responses = { "200": json("Hint"), "202": json("GenerationPending") };
  const text = hookOf(contract("get", { responses }));
  expect(text).toContain("useGeneratedQuery({");
  expect(text).toContain("callForGenerated<Hint>(");
});

test("a list that grows leaves the paging to its hook", () => {
  const page = { properties: { items: { items: { $ref: "#/components/schemas/Hint" } } } };
  const operation = {
    parameters: [
      { name: "cursor", in: "query" },
      { name: "limit", in: "query" },
    ],
    responses: { "200": json("HintPage") },
  };
  const document = contract("get", operation, { components: { schemas: { HintPage: page } } });
  const text = hookOf(document);
  expect(text).toContain("export function useDoIt(): PagedQuery<Hint>");
  expect(text).toContain("askPage: ({ client }, _, page)");
  expect(text).toContain("params: { query: page }");
});

test("only what a cache holds is made old", () => {
  const operation = { responses: { "204": {} }, "x-invalidates": ["listHints"] };
  const document = contract("post", operation);
  expect(hookOf(document, [])).toContain('invalidatedByDoIt: readonly Operation[] = ["listHints"]');
  expect(hookOf(document)).not.toContain("invalidatedBy");
});

test("a hook by hand is added to what is generated, with what the contract says of it", () => {
  const operation = { responses: { "204": {} }, "x-timeout": 25 };
  const operations = readOperations(contract("post", operation));
  const byHand = new Set(["hints/useDoIt.ts", "hints/index.ts", "hints/useListHints.ts"]);
  const files = generatedFiles(operations, [], byHand);
  expect(files.get("hints/useDoIt.ts")).toBeUndefined();
  expect(files.get("hints/doIt.ts")).toContain("export const timeoutOfDoIt = 25_000;");
  expect(files.get("hints/index.ts")).toContain('export * from "../../src/hints/index.ts";');
});

test.each([
  [
    "a file without a hook by hand",
    "post",
    { requestBody: { content: { "multipart/form-data": {} } } },
  ],
  ["an operation that makes an unknown query old", "post", { "x-invalidates": ["listRiddles"] }],
  ["a query that changes something", "get", { "x-invalidates": ["listHints"] }],
])("%s is refused", (_, method, operation) => {
  expect(() => hookOf(contract(method, { responses: { "204": {} }, ...operation }))).toThrow(
    "doIt",
  );
});
