import type { InstructionLanguage } from "../model/InstructionLanguage.ts";

/** Whether documents in this language can be worked on. */
export function isInstructionLanguage(value: unknown): value is InstructionLanguage {
  return value === "en" || value === "fr" || value === "nl";
}
