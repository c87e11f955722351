import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { detectLanguage } from "../../texts/detectLanguage.ts";
import { isClause } from "../analysis/isClause.ts";
import { isBalanced, unreadable } from "../analysis/readable.ts";
import { isInstructionLanguage } from "../languages.ts";
import { rulesOf } from "../rules/index.ts";
import { listRulesOf } from "../rules/lists.ts";
import { verbsOf, wordsIn } from "../rules/verbs.ts";

const longest = 60;
/** Paths in a sentence, quoted paths, and paths of many folders: code rather than words. */
const path = /^\/\S+ [^(]|[«“"‘]\s?\/|(?:\/\S*){3}/u;
/** What says that more could be named. */
const cutShort = /(?<!\p{Letter})(?:etc|enz|e\.g|bijv|bv|o\.a|p\. ex)(?!\p{Letter})/u;

/** What stands for an entry of a list: the entry, or the term that it explains. */
export interface Label {
  /** The beginning of the entry, word for word. */
  readonly text: string;
  /** Labels of one kind can stand for each other. */
  readonly kind: string;
}

/** The term that an entry explains: "amd64: systems with …". */
function termOf(entry: string): string | null {
  return /^([^:.;,()]{2,40}?)\s?: (?=\S)/u.exec(entry)?.[1] ?? null;
}

/** The name in front of an entry: "sh, port to …". */
function nameOf(entry: string): string | null {
  return /^([^\s:.;,()]{2,20}), \p{Letter}/u.exec(entry)?.[1] ?? null;
}

/**
 * What stands for each entry: the term that it explains, its name where all have one, or else the
 * entry without its last sign. Null where that is too long, cut, or means nothing by itself.
 */
export function labelsOf(
  entries: readonly string[],
  language: InstructionLanguage,
): readonly (Label | null)[] {
  const { joint } = listRulesOf[language];
  const areNamed = entries.length > 1 && entries.every((entry) => nameOf(entry) !== null);
  return entries.map((entry) => {
    const text =
      termOf(entry) ??
      (areNamed ? nameOf(entry) : null) ??
      entry.replace(/\s?[.,;]$/u, "").replace(joint, "");
    return isWhole(text, language) ? { text, kind: kindOf(text, language) } : null;
  });
}

/**
 * What stands for an entry that is short as a whole: itself without its last sign, what it says of a property included
 * ("Duration: 30 seconds"). Null where it is a sentence, or long, or means nothing by itself.
 */
export function wholeLabelOf(entry: string, language: InstructionLanguage): Label | null {
  const text = entry.replace(/\s?[.,;]$/u, "").replace(listRulesOf[language].joint, "");
  const parts = text.split(/\s?: /u);
  const kind = kindOf(text, language);
  const isSentence = entry.endsWith(".") && text.split(/\s+/u).length >= fewestOfSentence;
  const isShort = text.length <= longest && parts.length <= 2;
  return isShort &&
    !isSentence &&
    parts.every((part) => isWhole(part, language)) &&
    !kind.endsWith(" clause")
    ? { text, kind }
    : null;
}

const fewestOfSentence = 5;

function isWhole(text: string, language: InstructionLanguage): boolean {
  return (
    text.length <= longest &&
    /\p{Letter}/u.test(text) &&
    /[\p{Letter}\p{Number})»”’"%+]$/u.test(text) &&
    !/[.!?:;…] /u.test(text) &&
    !path.test(text) &&
    isBalanced(text) &&
    !unreadable.test(text) &&
    !cutShort.test(text) &&
    !rulesOf[language].pointer.test(text) &&
    !isTranslation(text, language)
  );
}

/** Whether it is in another of the languages that documents are translated between. */
export function isTranslation(text: string, language: InstructionLanguage): boolean {
  const found = detectLanguage(text);
  return found !== null && found !== language && isInstructionLanguage(found);
}

/** How it begins, and whether it is a word, a thing, something done, or something said. */
function kindOf(text: string, language: InstructionLanguage): string {
  const words = wordsIn(text).filter((word) => /\p{Letter}/u.test(word));
  const begins = /^[«“"(\s]*\p{Lowercase}/u.test(text) ? "small" : "capital";
  if (words.length < 2) return `${begins} word`;
  if (verbsOf[language].openers.has(words[0] ?? "")) return `${begins} question`;
  if (isClause(text, language)) return `${begins} clause`;
  if (deed[language].test(text)) return `${begins} deed`;
  const isDetermined = rulesOf[language].determiners.has(words[0] ?? "");
  return `${begins} ${isDetermined ? "determined " : ""}thing`;
}

/** What is done: "create a group", "créer un groupe", "een groep aanmaken". */
const deed: Readonly<Record<InstructionLanguage, RegExp>> = {
  en: /^(?:to )?(?!(?:the|a|an|all|your|its|one|this) )\p{Letter}+ (?:the|an?|your|its|all) |^to \p{Letter}/iu,
  fr: /^(?:\p{Letter}+(?:er|ir|re|ez)|ne pas \p{Letter}+) /iu,
  nl: /^(?!(?:de|het|een|uw|elke|alle|geen) ).*(?:^| )\p{Lowercase}{3,}en$/iu,
};
