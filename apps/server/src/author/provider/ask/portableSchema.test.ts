import { expect, it } from "vitest";

import { draftedItemSchema } from "../kinds/index.ts";
import { portableSchema } from "./portableSchema.ts";

it("leaves the bounds on lengths out, however deep, and nothing else", () => {
  const portable = JSON.stringify(portableSchema(draftedItemSchema));
  expect(portable).not.toMatch(/minLength|maxLength|minItems|maxItems/u);
  expect(portable.match(/additionalProperties/gu)?.length).toBe(
    JSON.stringify(draftedItemSchema).match(/additionalProperties/gu)?.length,
  );
});
