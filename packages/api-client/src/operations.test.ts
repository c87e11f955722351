import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

interface Contract {
  readonly paths: Record<string, Record<string, { operationId?: string; tags?: string[] }>>;
}

const contract: Contract = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../openapi/generated/openapi.json"), "utf8"),
);
const operations = Object.values(contract.paths).flatMap((path) =>
  Object.values(path).flatMap(({ operationId, tags: [tag] = [] }) =>
    operationId && tag ? [[operationId, tag] as const] : [],
  ),
);

test.each(operations)("%s has its module in the folder of its tag, %s", (operationId, tag) => {
  const hook = `use${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}.ts`;
  const files = readdirSync(join(import.meta.dirname, tag));
  expect(files.some((file) => file === hook || file === `${operationId}.ts`)).toBe(true);
});

test("every hook of those folders is a call of the contract, or adds to one", () => {
  const known = new Set(operations.map(([operationId]) => operationId.toLowerCase()));
  const additions = new Set(["socketmessages", "generationrefresh"]);
  const tags = new Set(operations.map(([, tag]) => tag));
  const hooks = [...tags]
    .flatMap((tag) => readdirSync(join(import.meta.dirname, tag)))
    .flatMap((file) => /^use(\w+)\.ts$/.exec(file)?.[1]?.toLowerCase() ?? []);
  expect(hooks.filter((hook) => !known.has(hook) && !additions.has(hook))).toEqual([]);
});
