import type { Locale } from "@alambic/contract";
import { splitArticle } from "../articles.ts";
import { withoutAccents } from "../normalise.ts";
import { genericNouns, sharedNames, unclearWords } from "./generic-nouns.ts";

/** A name with the noun that says what it names, taken apart. */
export interface GenericName {
  /** The kind of thing, by its place in the list of its language. */
  readonly kind: number;
  readonly name: string;
  /** Whether a bare name may be given the noun as well. */
  readonly mayBeAdded: boolean;
}

interface Pattern {
  readonly kind: number;
  readonly shape: RegExp;
  readonly names: readonly string[] | null;
  readonly kept: boolean;
}

const linkingWords: Readonly<Record<Locale, string>> = {
  fr: "(?:de la |de l'|de |du |des |d')",
  en: "of (?:the )?",
  nl: "(?:van|bij|der) (?:de |het )?",
};

/** A Dutch noun is written with its name as one word: *Saharawoestijn*. */
const behind: Readonly<Record<Locale, string>> = { fr: " ", en: " ", nl: " ?" };

function patternsOf(language: Locale): readonly Pattern[] {
  const oneOf = (words: string) => `(?:${words.replaceAll(" ", "|")})`;
  return genericNouns[language].flatMap(({ before, of, after, names, kept = false }, kind) => {
    const sources = [
      ...(of === "" ? [] : [`^${oneOf(of)} ${linkingWords[language]}(.+)$`]),
      ...(before === "" ? [] : [`^${oneOf(before)} (?:de |het )?(.+)$`]),
      ...(after === "" ? [] : [`^(.+?)${behind[language]}${oneOf(after)}$`]),
    ];
    return sources.map((source) => ({
      kind,
      shape: new RegExp(source, "u"),
      names: names?.split(" ") ?? null,
      kept,
    }));
  });
}

const patterns = { fr: patternsOf("fr"), en: patternsOf("en"), nl: patternsOf("nl") };

function isIn(list: string, word: string): boolean {
  return list.split(/\s+/u).includes(word);
}

/** Whether a name begins like another; its spelling is judged later. */
function begins(name: string, found: string): boolean {
  return name.slice(0, 4) === found.slice(0, 4);
}

/** Takes the noun off a normalised name: *le fleuve Amazone*, *Nile river*; null without one. */
export function genericName(text: string, language: Locale): GenericName | null {
  const { noun } = splitArticle(text, language);
  const bare = withoutAccents(noun);
  for (const { kind, shape, names, kept } of patterns[language]) {
    const found = shape.exec(bare)?.[1];
    if (found === undefined || (names !== null && !names.some((one) => begins(one, found))))
      continue;
    if (found.split(" ").some((word) => isIn(unclearWords[language], word))) return null;
    const name = bare.endsWith(found) ? noun.slice(-found.length) : noun.slice(0, found.length);
    return { kind, name, mayBeAdded: !kept && !isIn(sharedNames[language], found) };
  }
  return null;
}
