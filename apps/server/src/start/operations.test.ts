import { readdirSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { loadOperations } from "./loadOperations.ts";
import { readContract } from "../http/contract/readContract.ts";

const modules = new URL("../modules/", import.meta.url);

describe("modules", () => {
  const contract = readContract();

  it("do every operation of the contract", async () => {
    const operations = await loadOperations(contract);
    const called = contract.operations.filter(({ isSocket }) => !isSocket);
    expect([...operations.keys()].toSorted()).toEqual(
      called.map(({ operationId }) => operationId).toSorted(),
    );
  });

  it("hold nothing else: one file an operation, in the folder of its tag", () => {
    const files = readdirSync(modules, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .map((file) => file.replaceAll("\\", "/"));
    const expected = contract.operations
      .filter(({ isSocket }) => !isSocket)
      .map(({ tag, operationId }) => `${tag}/${operationId}.ts`);
    expect(files.toSorted()).toEqual(expected.toSorted());
  });
});
