import type { NumericResponse } from "@alambic/contract";
import type { Check } from "../checks/index.ts";
import { among, object, text } from "../checks/index.ts";
import { completeKind } from "../completeKind.ts";
import { numeric } from "./index.ts";
import { marking } from "./marking.ts";

export { content } from "./parse.ts";

export const response: Check<NumericResponse> = object({
  content_type: among(["numeric"]),
  text: text({ most: 200 }),
});

/** The kind as a whole: with its answers, and what each is worth. */
export const numericKind = completeKind(numeric, marking, { response });
