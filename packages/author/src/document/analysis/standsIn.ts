import type { NounRules } from "../rules/nouns/index.ts";
import type { Blank } from "./blanksIn.ts";
import type { Noun } from "./nounsOf.ts";

/** What is hardly ever behind a determiner may be no noun after all. */
const leastCertain = 0.25;
const stemLength = 5;

/** A gap, and all that is known of what may stand in it. */
export interface Gap {
  readonly blank: Blank;
  readonly sentence: string;
  /** What the learner reads around it. */
  readonly passage: string;
  readonly rules: NounRules;
}

/**
 * Whether another noun of the document could stand in a gap as far as grammar goes, and would be wrong:
 * for certain of the same number and gender, where no missing article tells one, with the same kind of
 * first letter, of another stem, not in the passage, never next to the words around the gap, and none
 * that says the like.
 */
export function standsIn({ blank, sentence, passage, rules }: Gap): (other: Noun) => boolean {
  const { noun, start, needsVowel } = blank;
  const before = sentence.slice(0, start);
  const nearby = passage.toLowerCase();
  const beside = besides(blank, sentence);
  const isCounted = rules.indefinite.test(before);
  const like = groupsOf(noun.word, rules);
  if (noun.number !== "many" && rules.uncounted.test(before)) return () => false;
  if (rules.measures.has(noun.word) && isCounted) return () => false;
  return (other) =>
    other.word !== noun.word &&
    agrees(other, noun, rules) &&
    (needsVowel === null || startsWithVowel(other.word) === needsVowel) &&
    (other.isCountable || !isCounted) &&
    (noun.word.includes("-") || !other.word.includes("-")) &&
    other.certainty >= leastCertain &&
    !beside.some((word) => other.neighbours.has(word)) &&
    !nearby.includes(stemOf(other.word)) &&
    stemOf(other.word) !== stemOf(noun.word) &&
    (like.length === 0 || !isIn(like, other.word, rules));
}

/** Of the same number, and of the same gender where that shows. */
function agrees(a: Noun, b: Noun, rules: NounRules): boolean {
  return (
    a.number !== null &&
    a.number === b.number &&
    (!rules.showsGender(a.number) || (a.gender !== null && a.gender === b.gender))
  );
}

/** The words that can often be said in the place of one. */
function groupsOf(word: string, { alike, singularsOf }: NounRules): NounRules["alike"] {
  const singulars = singularsOf(word);
  return alike.filter((group) => singulars.some((singular) => group.has(singular)));
}

function isIn(groups: NounRules["alike"], word: string, { singularsOf }: NounRules): boolean {
  const singulars = singularsOf(word);
  return groups.some((group) => singulars.some((singular) => group.has(singular)));
}

/** The words directly before and behind the gap. */
function besides({ start, end }: Blank, sentence: string): readonly string[] {
  const [before] =
    /(?<!\p{Letter})\p{Letter}{3,}(?=[\s’'-]*$)/u.exec(sentence.slice(0, start)) ?? [];
  const [after] = /^[\s’'-]*(\p{Letter}{3,})/u.exec(sentence.slice(end))?.slice(1) ?? [];
  return [before, after].flatMap((word) => (word === undefined ? [] : [word.toLowerCase()]));
}

/** What words of one origin have in common. */
export function stemOf(word: string): string {
  return word.slice(0, stemLength);
}

function startsWithVowel(word: string): boolean {
  return /^[aeiouyhâàéèêëîïôöûüœ]/iu.test(word);
}
