import { readdirSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { loadOperations } from "./loadOperations.ts";
import { readContract } from "../http/contract/readContract.ts";

const features = new URL("../features/", import.meta.url);

describe("features", () => {
  const contract = readContract();

  it("do every operation of the contract", async () => {
    const operations = await loadOperations(contract);
    const called = contract.operations.filter(({ isSocket }) => !isSocket);
    expect([...operations.keys()].toSorted()).toEqual(
      called.map(({ operationId }) => operationId).toSorted(),
    );
  });

  it("hold one file an operation, in the folder of its tag, and nothing else beside them", () => {
    const files = readdirSync(features, { recursive: true, encoding: "utf8" })
      .map((file) => file.replaceAll("\\", "/"))
      .filter((file) => /^[^/]+\/operations\/.*(?<!\.test)\.ts$/u.test(file));
    const expected = contract.operations
      .filter(({ isSocket }) => !isSocket)
      .map(({ tag, operationId }) => `${tag}/operations/${operationId}.ts`);
    expect(files.toSorted()).toEqual(expected.toSorted());
  });
});
