import type { CodeLanguage } from "@alambic/contract";

/** Signs of each language, the surest first. */
const signs: readonly (readonly [CodeLanguage, RegExp])[] = [
  [
    "python",
    /^(?:>>>|In \[\d+\]:)|^\s*(?:def \w+\(.*\):|elif .*:|from \w+ import |import \w+$)|(?<![.\w])print\([^\n]*\)[^;\n]*$|^(?:for|while|if|class) [^({]*:\s*(?:#.*)?$/mu,
  ],
  ["php", /<\?php|^\s*\$\w+\s*=.*;/mu],
  ["html", /<(?:!doctype html|html|body|div|p|ul|a|h1)\b/iu],
  ["java", /System\.out\.|public (?:static|class)\b/u],
  ["csharp", /Console\.Write|^using System\b/mu],
  ["c", /#include\s*[<"]|\bprintf\(/u],
  ["javascript", /console\.log|\b(?:const|let|var) \w+\s*=|=>\s*[{(\w]|function\s+\w+\s*\(/u],
  ["sql", /\b(?:SELECT\b[\s\S]{0,300}?\bFROM|INSERT INTO|CREATE TABLE|UPDATE \w+ SET)\b/u],
  ["css", /^[.#]?[\w-]{1,40}[^\S\n]*\{[^{}]{0,200}:[^{}]{0,200};/mu],
  ["shell", /^\$ |^#!\/bin\/|^(?:sudo|apt|cd|ls|mkdir|echo) /mu],
  ["json", /^\s*\{\s*"[^"]+"\s*:/u],
];

/** Swift, Kotlin, R: languages whose `print` is not Python’s. */
const other =
  /^\s*(?:func|fun|val) |\w\s*<-\s|=\s*c\(|^\s*let \w+ = (?![^\n]*;)[\s\S]*^\s*print\(/mu;

/** So many signs tell it. */
const lookedAt = 3000;

/** What code is written in, by its signs; `text` where it has none. */
export function codeLanguageOf(code: string): CodeLanguage {
  const beginning = code.slice(0, lookedAt);
  if (other.test(beginning)) return "text";
  return signs.find(([, sign]) => sign.test(beginning))?.[0] ?? "text";
}
