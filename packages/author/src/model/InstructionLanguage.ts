/** Languages that lessons are written in. */
export const instructionLanguages = ["en", "fr", "nl"] as const;
export type InstructionLanguage = (typeof instructionLanguages)[number];

export function isInstructionLanguage(value: unknown): value is InstructionLanguage {
  return instructionLanguages.some((language) => language === value);
}
