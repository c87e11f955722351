import type { TrueFalseContent, TrueFalseResponse } from "@alambic/contract";
import type { Check } from "../checks/index.ts";
import { among, flag, object, picture, richText } from "../checks/index.ts";

export const content: Check<TrueFalseContent> = object(
  { statement: richText, answer: flag },
  { picture, explanation: richText },
);

export const response: Check<TrueFalseResponse> = object({
  content_type: among(["true_false"]),
  value: flag,
});
