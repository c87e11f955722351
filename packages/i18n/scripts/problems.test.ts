import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { messageArguments } from "./messageArguments.ts";
import { parseMessage } from "./parseMessage.ts";
import { readCatalogues } from "./readCatalogues.ts";

const contract: { components: { schemas: { ProblemCode: { enum: string[] } } } } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../openapi/generated/openapi.json"), "utf8"),
);
const problems = readCatalogues().get("problems");

test.each(contract.components.schemas.ProblemCode.enum)(
  "the problem %s has a message that needs no values",
  (code) => {
    const text = problems?.en?.[`problems.${code}`];
    expect(text).toBeDefined();
    expect(messageArguments(parseMessage(code, text ?? ""))).toEqual({
      values: new Map(),
      tags: new Set(),
    });
  },
);
