import type { TrueFalseContent } from "@alambic/contract";
import type { Check } from "../checks/index.ts";
import { figure, flag, object, picture, richText } from "../checks/index.ts";

export const content: Check<TrueFalseContent> = object(
  { statement: richText, answer: flag },
  { picture, figure, explanation: richText },
);
