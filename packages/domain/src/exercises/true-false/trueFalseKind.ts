import type { TrueFalseResponse } from "@alambic/contract";
import type { Check } from "../checks/index.ts";
import { among, flag, object } from "../checks/index.ts";
import { completeKind } from "../completeKind.ts";
import { trueFalse } from "./index.ts";
import { marking } from "./marking.ts";

export { content } from "./parse.ts";

export const response: Check<TrueFalseResponse> = object({
  content_type: among(["true_false"]),
  value: flag,
});

/** The kind as a whole: with its answers, and what each is worth. */
export const trueFalseKind = completeKind(trueFalse, marking, { response });
