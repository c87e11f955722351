import { hardWords } from "../../sources/languages/levels/hardWords.ts";
import type { Check } from "../Check.ts";
import { shownTextsOf } from "./textsOf.ts";

/** What a lesson says in the language that it teaches is of its level, by lists of words. */
export const checkLevel: Check = ({ exercise, provenance }, { request, target }) => {
  if (target === undefined) return [];
  const quote = provenance.kind === "model" ? [provenance.quote] : [];
  const texts = new Set([...shownTextsOf(exercise), ...quote]);
  const found = hardWords([...texts], target, request.language);
  return found.length === 0
    ? []
    : [{ code: "above_level", detail: `${target.level}: ${found.join(", ")}` }];
};
