import contract from "@alambic/contract/openapi.json" with { type: "json" };
import { expect, test } from "vitest";
import { contentTypes } from "./content-types.ts";

test("a content is written with its bounds, and with what it is made of", () => {
  const schemas = {
    PairsContent: {
      description: "Pairs.",
      properties: {
        lead: { $ref: "#/components/schemas/Text" },
        pairs: { items: { oneOf: [{ type: "string" }, { const: 1 }] }, minItems: 2, maxItems: 3 },
        share: { type: "number", description: "Of all.", minimum: 0, maximum: 1 },
      },
      required: ["pairs"],
    },
    Text: { type: "string", minLength: 1, maxLength: 20_000, pattern: "^a" },
  };
  expect(contentTypes(schemas, "pairs")).toBe(`/** Pairs. */
interface PairsContent {
  lead?: Text;
  pairs: (string | 1)[]; // 2 to 3
  /** Of all. */
  share?: number; // 0 to 1
}

type Text = string; // at most 20,000 characters, ^a`);
});

test("a type that leads back to itself is written once", () => {
  const schemas = {
    TreeContent: {
      properties: { branches: { items: { $ref: "#/components/schemas/TreeContent" } } },
    },
  };
  expect(contentTypes(schemas, "tree")).toBe(
    "interface TreeContent {\n  branches?: TreeContent[];\n}",
  );
});

const kinds = Object.keys(contract.components.schemas)
  .filter((name) => name.endsWith("Content"))
  .map((name) =>
    name
      .slice(0, -7)
      .replace(/(?!^)[A-Z]/g, "_$&")
      .toLowerCase(),
  );

test("the contract has sixteen kinds", () => expect(kinds).toHaveLength(16));

test.each(kinds)("the content of %s is in the contract, whole", (kind) => {
  const code = contentTypes(contract.components.schemas, kind) ?? "";
  expect(code).toContain("Content");
  expect(code).not.toMatch(/: (?:object|unknown|undefined)\b/);
});
