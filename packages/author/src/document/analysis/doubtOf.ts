import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { doubtsOf } from "../rules/doubts/index.ts";
import { rulesOf } from "../rules/index.ts";
import { verbsOf } from "../rules/verbs.ts";
import { definitionIn } from "./definitionIn.ts";
import { typographic } from "./readable.ts";

/** Where a sentence stands. */
export interface Surroundings {
  /** What its paragraph says before it; empty where it comes first. */
  readonly before: string;
  /** The headings above it. */
  readonly headings: string;
  /** What the document is called, where that is known. */
  readonly title?: string;
  /** Whether it stands in a list, whose introduction it may need. */
  readonly isListed?: boolean;
  /** By noun, how many kinds of it the document names. */
  readonly kinds?: ReadonlyMap<string, number>;
}

const points = {
  /** Of what a heading names, and of what the document is about, this share. */
  headed: 0.6,
  titled: 0.25,
  bareSubject: 2.8,
  pluralSubject: 0.8,
  namedBefore: 1.6,
  definite: 0.6,
  later: 0.5,
  listed: 1.5,
  /** One of many kinds, which no heading tells. */
  kindOfSubject: 3,
  kind: 2,
};
const manyKinds = 8;
const none: ReadonlyMap<string, number> = new Map();
const stemLength = 6;

/**
 * How much there is to doubt that a reader who sees only this sentence knows what it speaks of: 0
 * for a sentence without any sign of it. What its headings name is half known: a reader may not have seen them.
 */
export function doubtOf(
  sentence: string,
  { before, headings, title = "", isListed = false, kinds = none }: Surroundings,
  language: InstructionLanguage,
): number {
  const text = typographic(sentence);
  const { doubts, definiteStart, pluralSubject, definite } = doubtsOf[language];
  const isNamed = (noun: string, where: string) =>
    where.toLowerCase().includes(noun.toLowerCase().slice(0, stemLength));
  const isOneOfMany = (noun: string) => (kinds.get(noun.toLowerCase()) ?? 0) >= manyKinds;
  const subject = subjectOf(text, definiteStart, language);
  const doubtOfSubject = (noun: string) => {
    const own = pluralSubject.test(noun) ? points.pluralSubject : points.bareSubject;
    const bare =
      own * (isNamed(noun, title) ? points.titled : isNamed(noun, headings) ? points.headed : 1);
    // What a sentence defines, it names.
    if (definitionIn(text, language) !== null) return bare;
    return (
      bare +
      (isNamed(noun, before) ? points.namedBefore : 0) +
      (isOneOfMany(noun) ? points.kindOfSubject : 0)
    );
  };
  // "A package … the package": the sentence itself says which.
  const bare = [...text.matchAll(definite)]
    .filter(({ 0: noun, index }) => !isNamed(noun, text.slice(0, index)))
    .map(([noun]) => noun);
  const phrases = bare.filter((noun) => !isNamed(noun, `${title} ${headings}`));
  const kindless = bare.filter((noun) => noun !== subject && isOneOfMany(noun));
  const repeated = phrases.filter((noun) => isNamed(noun, before));
  return sum([
    ...doubts.map(({ sign, points: each }) => (sign.test(text) ? each : 0)),
    subject === undefined ? 0 : doubtOfSubject(subject),
    Math.min(3, phrases.length) * points.definite,
    Math.min(2, repeated.length) * points.definite,
    Math.min(2, kindless.length) * points.kind,
    before === "" ? 0 : points.later,
    isListed ? points.listed : 0,
  ]);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** A noun, and what may be its verb, or the noun before that. */
const firstWords =
  /^(\p{Lowercase}[\p{Letter}-]*) (?:(?:ne|se) |[ns]’)?(\p{Lowercase}[\p{Letter}-]*)(?: (?:(?:ne|se) |[ns]’)?(\p{Lowercase}+))?/u;

/** The noun before the first verb, where it has nothing but its article, or one word more. */
function subjectOf(
  text: string,
  definiteStart: RegExp,
  language: InstructionLanguage,
): string | undefined {
  if (!definiteStart.test(text)) return undefined;
  const [, first, second = "", third = ""] = firstWords.exec(text.replace(definiteStart, "")) ?? [];
  const { finite, ending } = verbsOf[language];
  const isVerb = (word: string) =>
    finite.has(word) || (ending.test(word) && !rulesOf[language].functionWords.has(word));
  if (finite.has(second)) return first;
  return isVerb(third) ? second : isVerb(second) ? first : undefined;
}
