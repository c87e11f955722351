import type { InstructionLanguage } from "../../drafts.ts";
import { rulesOf } from "../rules/index.ts";
import type { LanguageRules } from "../rules/index.ts";
import { verbsOf } from "../rules/verbs.ts";

/** What a document shows of a noun. */
export interface Noun {
  readonly word: string;
  readonly count: number;
  readonly isPlural: boolean;
  /** As its determiners tell; null where they do not. */
  readonly gender: string | null;
  /** How often it stands behind a determiner, as a share. */
  readonly certainty: number;
  /** The words that stand next to it somewhere, function words aside. */
  readonly neighbours: ReadonlySet<string>;
}

interface Uses {
  total: number;
  /** Directly behind a determiner. */
  determined: number;
  /** In front of a function word or a mark. */
  closing: number;
  /** With a capital in the middle of a sentence. */
  capital: number;
  readonly genders: Map<string, number>;
  readonly neighbours: Set<string>;
}

const fewestUses = 3;
const leastDetermined = 0.14;
const leastClosing = 0.45;
const shortest = 4;

/**
 * The nouns of a text, told from other words by where they stand: behind determiners, and at the
 * end of their phrase.
 */
export function nounsOf(
  texts: readonly string[],
  language: InstructionLanguage,
): ReadonlyMap<string, Noun> {
  const rules = rulesOf[language];
  const { finite } = verbsOf[language];
  const uses = new Map<string, Uses>();
  for (const text of texts) countUses(text, rules, uses);
  const nouns = new Map<string, Noun>();
  for (const [word, use] of uses) {
    const gender = [...use.genders].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
    if (isNoun(word, use, rules, finite) && !rules.isVerbal(word, gender))
      nouns.set(word, {
        word,
        count: use.total,
        isPlural: rules.isPlural(word),
        gender,
        certainty: use.determined / use.total,
        neighbours: use.neighbours,
      });
  }
  return nouns;
}

/** Words, and the marks between them, in lower case; elided articles stand alone. */
export function tokensOf(text: string): readonly string[] {
  return (
    text.match(
      /\p{Letter}+(?:-\p{Letter}+)*(?=[’'])|\p{Letter}+(?:-\p{Letter}+)*|\p{Number}+|[^\s\p{Letter}\p{Number}’']/gu,
    ) ?? []
  );
}

function countUses(text: string, rules: LanguageRules, uses: Map<string, Uses>): void {
  const tokens = tokensOf(text);
  for (const [index, token] of tokens.entries()) {
    const word = token.toLowerCase();
    if (word.length < shortest || !/^\p{Letter}/u.test(word) || rules.functionWords.has(word))
      continue;
    const use = uses.get(word) ?? {
      total: 0,
      determined: 0,
      closing: 0,
      capital: 0,
      genders: new Map<string, number>(),
      neighbours: new Set<string>(),
    };
    uses.set(word, use);
    const previous = (tokens[index - 1] ?? "").toLowerCase();
    const next = (tokens[index + 1] ?? ".").toLowerCase();
    use.total += 1;
    for (const near of [previous, next])
      if (/^\p{Letter}{3,}/u.test(near) && !rules.functionWords.has(near)) use.neighbours.add(near);
    if (index > 0 && token !== word) use.capital += 1;
    if (rules.determiners.has(previous)) use.determined += 1;
    if (!/^\p{Letter}/u.test(next) || rules.functionWords.has(next)) use.closing += 1;
    for (const [gender, articles] of Object.entries(rules.genders))
      if (articles.has(previous)) use.genders.set(gender, (use.genders.get(gender) ?? 0) + 1);
  }
}

/** In a language with genders, determiners that tell none of them stand before other words too. */
function isOfGender(use: Uses, rules: LanguageRules): boolean {
  return (
    Object.keys(rules.genders).length === 0 ||
    use.genders.size > 0 ||
    use.determined >= 0.4 * use.total
  );
}

function isNoun(
  word: string,
  use: Uses,
  rules: LanguageRules,
  finite: ReadonlySet<string>,
): boolean {
  return (
    use.total >= fewestUses &&
    use.determined >= 2 &&
    use.determined >= leastDetermined * use.total &&
    use.closing >= leastClosing * use.total &&
    use.capital < 0.5 * use.total &&
    !rules.isNoNoun.test(word) &&
    !finite.has(word) &&
    isOfGender(use, rules) &&
    !rules.generalNouns.has(word)
  );
}
