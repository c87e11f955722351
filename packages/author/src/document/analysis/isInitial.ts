import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { rulesOf } from "../rules/index.ts";

/** What letters count: option A, annexe B, bijlage C. */
const counted =
  /^(?:options?|choices?|answers?|cases?|steps?|types?|groups?|classe?s?|levels?|plans?|parts?|columns?|points?|vitamins?|appendix|annex|choix|réponses?|cas|étapes?|groupes?|niveaux?|parties?|colonnes?|vitamines?|annexes?|opties?|keuzes?|antwoord|geval|stap|groep|klasse|niveau|deel|kolom|punt|bijlage|letter|lettre)$/u;

/**
 * Whether the capital letter that a text ends with, "D." for instance, stands for a name that goes on
 * after it. It does not where it counts something, nor behind a word in small letters where the next
 * word is one that a sentence begins with.
 */
export function isInitial(text: string, next: string, language: InstructionLanguage): boolean {
  const found = /(?:^|(?<before>(?<!\S)\S+)\s)\p{Uppercase}\.$/u.exec(text);
  if (found === null) return false;
  const { functionWords } = rulesOf[language];
  // l’option, (option
  const word = (found.groups?.["before"] ?? "")
    .replace(/^.*[’'(«“"]/u, "")
    .replace(/(?<!\P{Letter})\P{Letter}+$/u, "");
  if (counted.test(word.toLowerCase())) return false;
  if (!/^\p{Lowercase}/u.test(word) || functionWords.has(word)) return true;
  const [opening = ""] = /^\s*\p{Letter}+/u.exec(next) ?? [];
  return !functionWords.has(opening.trim().toLowerCase());
}
