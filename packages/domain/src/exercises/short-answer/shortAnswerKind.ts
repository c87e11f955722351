import type { ShortAnswerResponse } from "@alambic/contract";
import type { Check } from "../checks/index.ts";
import { among, object, text } from "../checks/index.ts";
import { completeKind } from "../completeKind.ts";
import { shortAnswer } from "./index.ts";
import { marking } from "./marking.ts";

export { content } from "./parse.ts";

export const response: Check<ShortAnswerResponse> = object({
  content_type: among(["short_answer"]),
  text: text({ most: 2000 }),
});

/** The kind as a whole: with its answers, and what each is worth. */
export const shortAnswerKind = completeKind(shortAnswer, marking, { response });
