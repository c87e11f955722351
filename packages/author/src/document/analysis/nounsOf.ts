import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { rulesOf } from "../rules/index.ts";
import type { LanguageRules } from "../rules/index.ts";
import { nounRulesOf } from "../rules/nouns/index.ts";
import type { NounNumber, NounRules } from "../rules/nouns/index.ts";
import { verbsOf } from "../rules/verbs.ts";

/** What a document shows of a noun. */
export interface Noun {
  readonly word: string;
  readonly count: number;
  /** By its determiners and its form; null where it may be either. */
  readonly number: NounNumber | null;
  /** Of nouns that show it, where it is certain; else null. */
  readonly gender: string | null;
  /** Stands behind "a" or "each", or has a plural here. */
  readonly isCountable: boolean;
  /** How often it stands behind a determiner, as a share. */
  readonly certainty: number;
  /** The words that stand next to it or its other number somewhere, function words aside or between. */
  readonly neighbours: ReadonlySet<string>;
  /** Which of the texts it stands in, in their order. */
  readonly places: readonly number[];
}

interface Uses {
  total: number;
  /** Directly behind a determiner. */
  determined: number;
  /** In front of a function word or a mark. */
  closing: number;
  /** With a capital in the middle of a sentence. */
  capital: number;
  /** Behind a determiner of one only, or of many only. */
  readonly numbers: Record<NounNumber, number>;
  /** Behind "a" or "each". */
  counted: number;
  readonly genders: Map<string, number>;
  readonly neighbours: Set<string>;
  readonly places: number[];
}

const fewestUses = 3;
const leastDetermined = 0.14;
const leastClosing = 0.45;
const shortest = 4;
/** What determiners tell is certain where they tell it so often, and this share of the time. */
const certain = { least: 2, share: 0.8 };

/**
 * The nouns of a text, told from other words by where they stand: behind determiners, and at the
 * end of their phrase.
 */
export function nounsOf(
  texts: readonly string[],
  language: InstructionLanguage,
): ReadonlyMap<string, Noun> {
  const rules = rulesOf[language];
  const nounRules = nounRulesOf[language];
  const { finite } = verbsOf[language];
  const uses = new Map<string, Uses>();
  for (const [place, text] of texts.entries()) countUses(text, place, rules, nounRules, uses);
  const found = [...uses].filter(
    ([word, use]) =>
      isNoun(word, use, rules, { finite, isListed: nounRules.genderOf(word) !== null }) &&
      !rules.isVerbal(word, commonest(use.genders)),
  );
  const plurals = pluralsOf(
    found.map(([word]) => word),
    nounRules,
  );
  return new Map(
    found.map(([word, use]) => {
      const number = numberOf(word, use, nounRules);
      const kin = [word, ...nounRules.singularsOf(word), ...(plurals.get(word) ?? [])];
      return [
        word,
        {
          word,
          count: use.total,
          number,
          gender:
            number !== null && nounRules.showsGender(number)
              ? genderOf(number === "one" ? [word] : nounRules.singularsOf(word), uses, nounRules)
              : null,
          isCountable: use.counted > 0 || plurals.has(word),
          certainty: use.determined / use.total,
          neighbours: new Set(kin.flatMap((each) => [...(uses.get(each)?.neighbours ?? [])])),
          places: use.places,
        },
      ];
    }),
  );
}

/** By singular, the words that may be its plural. */
function pluralsOf(
  nouns: readonly string[],
  { singularsOf }: NounRules,
): ReadonlyMap<string, readonly string[]> {
  const pairs = nouns.flatMap((word) =>
    singularsOf(word)
      .filter((singular) => singular !== word)
      .map((singular) => ({ singular, word })),
  );
  return new Map(
    [...Map.groupBy(pairs, ({ singular }) => singular)].map(([singular, group]) => [
      singular,
      group.map(({ word }) => word),
    ]),
  );
}

function numberOf(word: string, { numbers }: Uses, rules: NounRules): NounNumber | null {
  const { one, many } = numbers;
  const byForm = rules.numberOf(word);
  const byUse = one >= many ? "one" : "many";
  // Once may be a slip.
  if (byForm !== null)
    return Math.max(one, many) < certain.least || byUse === byForm ? byForm : null;
  return one + many > 0 && Math.max(one, many) >= certain.share * (one + many) ? byUse : null;
}

/** What is known of the first of these singulars of which something is, by lists or by determiners. */
function genderOf(
  singulars: readonly string[],
  uses: ReadonlyMap<string, Uses>,
  rules: NounRules,
): string | null {
  const listed = singulars.flatMap((word) => rules.genderOf(word) ?? [])[0];
  if (listed !== undefined) return listed;
  for (const word of singulars) {
    const genders = uses.get(word)?.genders ?? new Map<string, number>();
    const all = [...genders.values()].reduce((sum, count) => sum + count, 0);
    const gender = commonest(genders);
    const count = gender === null ? 0 : (genders.get(gender) ?? 0);
    if (count >= certain.least && count >= certain.share * all) return gender;
  }
  return null;
}

function commonest(counts: ReadonlyMap<string, number>): string | null {
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** Words, and the marks between them, in lower case; elided articles stand alone. */
export function tokensOf(text: string): readonly string[] {
  return text.match(/\p{Letter}+(?:-\p{Letter}+)*|\p{Number}+|[^\s\p{Letter}\p{Number}’']/gu) ?? [];
}

function countUses(
  text: string,
  place: number,
  rules: LanguageRules,
  { determiners, counting }: NounRules,
  uses: Map<string, Uses>,
): void {
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
      numbers: { one: 0, many: 0 },
      counted: 0,
      genders: new Map<string, number>(),
      neighbours: new Set<string>(),
      places: [],
    };
    uses.set(word, use);
    const previous = (tokens[index - 1] ?? "").toLowerCase();
    const next = (tokens[index + 1] ?? ".").toLowerCase();
    use.total += 1;
    if (use.places.at(-1) !== place) use.places.push(place);
    for (const near of [previous, next])
      if (/^\p{Letter}{3,}/u.test(near) && !rules.functionWords.has(near)) use.neighbours.add(near);
    if (index > 0 && token !== word) use.capital += 1;
    if (rules.determiners.has(previous)) use.determined += 1;
    if (determiners.one.has(previous)) use.numbers.one += 1;
    if (determiners.many.has(previous)) use.numbers.many += 1;
    if (counting.has(previous)) use.counted += 1;
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
  { finite, isListed }: { readonly finite: ReadonlySet<string>; readonly isListed: boolean },
): boolean {
  return (
    use.total >= fewestUses - (isListed ? 1 : 0) &&
    use.determined >= (isListed ? 1 : 2) &&
    use.determined >= leastDetermined * use.total &&
    (isListed || use.closing >= leastClosing * use.total) &&
    use.capital < 0.5 * use.total &&
    !rules.isNoNoun.test(word) &&
    !finite.has(word) &&
    isOfGender(use, rules) &&
    !rules.generalNouns.has(word)
  );
}
