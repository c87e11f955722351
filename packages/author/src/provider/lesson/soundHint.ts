import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { foreignMatterIn } from "../../verify/checks/foreignMatterIn.ts";
import { isIn } from "../questions/rules.ts";

/** What a model wrote as a hint; empty where it is none, is in another language or leads elsewhere. */
export function soundHint(hint: unknown, language: InstructionLanguage): string {
  if (typeof hint !== "string") return "";
  const text = hint.trim();
  return foreignMatterIn(text).length === 0 && isIn(language, text) ? text : "";
}
