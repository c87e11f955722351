import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { TextBlock } from "../analysis/shapes.ts";

/** Words of a paragraph beside a listing that is wrong or unfinished on purpose, or to be changed. */
const words: Readonly<Record<InstructionLanguage, readonly string[]>> = {
  en: [
    "bugs?",
    "wrong",
    "mistakes?",
    "fix",
    "correct",
    "instead",
    "change",
    "replace",
    "complete",
    "suppose",
    "what if",
  ],
  fr: [
    "bogues?",
    "bugs?",
    "faux",
    "fausse",
    "fautes?",
    "corrige",
    "change",
    "remplace",
    "complète",
    "suppose",
    "si l[’']on",
  ],
  nl: [
    "bugs?",
    "fout",
    "fouten",
    "verbeter",
    "verander",
    "vervang",
    "vul aan",
    "stel dat",
    "in plaats daarvan",
  ],
};

const forms = { en: formOf("en"), fr: formOf("fr"), nl: formOf("nl") };

function formOf(language: InstructionLanguage): RegExp {
  const all = words[language].join("|");
  return new RegExp(`(?<!\\p{Letter})(?:${all})(?!\\p{Letter})`, "iu");
}

/** Whether a paragraph says of the code beside it that it is not to be run as it stands. */
export function doubtsCode({ text, isCode }: TextBlock, language: InstructionLanguage): boolean {
  return isCode !== true && forms[language].test(text);
}
