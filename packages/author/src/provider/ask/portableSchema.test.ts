import { expect, it } from "vitest";

import { allKinds, draftedItemSchema } from "../kinds/index.ts";
import { portableSchema } from "./portableSchema.ts";

it("leaves the bounds on lengths out, however deep, and nothing else", () => {
  const schema = draftedItemSchema(allKinds);
  const portable = JSON.stringify(portableSchema(schema));
  expect(portable).not.toMatch(/minLength|maxLength|minItems|maxItems/u);
  expect(portable.match(/additionalProperties/gu)?.length).toBe(
    JSON.stringify(schema).match(/additionalProperties/gu)?.length,
  );
});
