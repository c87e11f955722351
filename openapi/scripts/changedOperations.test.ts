import { describe, expect, it } from "vitest";
import { changedOperations, type Contract } from "./changedOperations.ts";

function contract(schemas: Record<string, object>, ...others: string[]): Contract {
  const answer = { $ref: "#/components/responses/Answer" };
  return {
    paths: {
      "/trees": { get: { responses: { 200: answer } } },
      ...Object.fromEntries(others.map((path) => [path, { get: {} }])),
    },
    components: {
      securitySchemes: { session: { type: "apiKey" } },
      responses: { Answer: { schema: { $ref: "#/components/schemas/Tree" } } },
      schemas,
    },
  };
}

const tree = {
  items: { $ref: "#/components/schemas/Tree" },
  of: { $ref: "#/components/schemas/Leaf" },
};

describe("what is compared of two contracts", () => {
  it("is nothing where they say the same, whatever nothing refers to", () => {
    const [before, after] = changedOperations(
      contract({ Tree: tree, Leaf: {} }),
      contract({ Leaf: {}, Tree: tree, Unused: {} }),
    );
    expect([before.paths, after.paths]).toEqual([{}, {}]);
    expect(after.components["schemas"]).toEqual({});
    expect(after.components["securitySchemes"]).toHaveProperty("session");
  });

  it("is a path that has come, one that has gone, and all that they refer to", () => {
    const [before, after] = changedOperations(
      contract({ Tree: tree, Leaf: {} }, "/gone", "/same"),
      contract({ Tree: tree, Leaf: {} }, "/same", "/come"),
    );
    expect(Object.keys(before.paths)).toEqual(["/gone"]);
    expect(Object.keys(after.paths)).toEqual(["/come"]);
  });

  it("is each path behind which something changed, however far", () => {
    const [before, after] = changedOperations(
      contract({ Tree: tree, Leaf: { type: "string" }, Unused: {} }, "/same"),
      contract({ Tree: tree, Leaf: { type: "number" }, Unused: {} }, "/same"),
    );
    for (const one of [before, after]) {
      expect(Object.keys(one.paths)).toEqual(["/trees"]);
      expect(Object.keys(one.components["schemas"] ?? {})).toEqual(["Tree", "Leaf"]);
    }
  });
});
