import { isInstructionLanguage } from "../document/languages.ts";
import type { InstructionLanguage } from "../model/InstructionLanguage.ts";
import { detectLanguage } from "../texts/detectLanguage.ts";

interface Negating {
  readonly removal: readonly [RegExp, string];
  readonly addition: readonly [RegExp, string];
}

/** Where each language denies a sentence: behind the verb, around it, or in front of a noun. */
const negatings: Readonly<Record<InstructionLanguage, readonly Negating[]>> = {
  en: [
    {
      removal: [/ (?:not|never)(?= )|(?<= can)not(?= )/u, ""],
      addition: [/ (is|are|was|were|can|must|should|will|may|has|have)(?= )/u, " $1 not"],
    },
  ],
  fr: [
    {
      removal: [/(?:ne |n[’'])(\p{Letter}+) (?:pas|jamais)(?= )/u, "$1"],
      addition: [
        / (sont|peut|peuvent|doit|doivent|permet|contient|vivent|vit|porte|portent|reste|dure)(?= )/u,
        " ne $1 pas",
      ],
    },
    { removal: [/$^/u, ""], addition: [/ (est|a|ont)(?= )/u, " n’$1 pas"] },
  ],
  nl: [
    { removal: [/ (?:niet|nooit)(?= )/u, ""], addition: [/ is een(?= )/u, " is geen"] },
    {
      removal: [/ geen(?= )/u, " een"],
      addition: [
        / (is|zijn|kan|kunnen|moet|moeten|mag|wordt|worden|heeft|hebben|leeft|leven|blijft|duurt)(?= )/u,
        " $1 niet",
      ],
    },
  ],
};

/** A sentence in its own language with its negation taken away, or one put where the language has it; null where it has no place. */
export function negatedInPlace(sentence: string): string | null {
  const language = detectLanguage(sentence);
  if (language === null || !isInstructionLanguage(language)) return null;
  const ways = negatings[language];
  for (const [find, replace] of [
    ...ways.map(({ removal }) => removal),
    ...ways.map(({ addition }) => addition),
  ]) {
    const negated = sentence.replace(find, replace);
    if (negated !== sentence) return negated;
  }
  return null;
}
