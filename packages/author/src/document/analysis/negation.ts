import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";

/** Words that deny, of whatever part of a sentence. */
const negations: Readonly<Record<InstructionLanguage, RegExp>> = {
  en: /(?<!\p{Letter})(?:not|never|no|cannot|n['’]t)(?!\p{Letter})/u,
  fr: /(?<!\p{Letter})(?:ne|n’|pas|jamais|aucune?)(?!\p{Letter})/u,
  nl: /(?<!\p{Letter})(?:niet|nooit|geen)(?!\p{Letter})/u,
};

/** What denies a whole sentence. */
const denials: Readonly<Record<InstructionLanguage, RegExp>> = {
  en: /(?<!\p{Letter})(?:not|never|no|cannot|none|n[’']t)(?!\p{Letter})|n[’']t(?!\p{Letter})/iu,
  fr: /(?<!\p{Letter})(?:ne (?!\p{Letter}+ que )|n[’'](?!\p{Letter}+ que )|pas|jamais|aucune?)(?!\p{Letter})|(?<!\p{Letter})n[’']/iu,
  nl: /(?<!\p{Letter})(?:niet|nooit|geen)(?!\p{Letter})/iu,
};

/** What some readers take for a denial. */
const nearDenials: Readonly<Record<InstructionLanguage, RegExp>> = {
  en: /(?<!\p{Letter})(?:without|nor|neither|hardly|impossible|nothing|nobody|unable)(?!\p{Letter})/iu,
  fr: /(?<!\p{Letter})(?:sans|ni|ne|impossible|rien|personne ne|non)(?!\p{Letter})/iu,
  nl: /(?<!\p{Letter})(?:zonder|noch|niets|niemand|onmogelijk|nergens)(?!\p{Letter})/iu,
};

/** Whether a sentence denies something, plainly does not, or neither. */
export function toneOf(
  text: string,
  language: InstructionLanguage,
): "denies" | "plain" | "unclear" {
  if (denials[language].test(text)) return "denies";
  return nearDenials[language].test(text) ? "unclear" : "plain";
}

/** Whether a sentence holds a negation: it is only made false by removing it. */
export function holdsNegation(text: string, language: InstructionLanguage): boolean {
  return negations[language].test(text);
}
