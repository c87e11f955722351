import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { stemOf } from "../analysis/standsIn.ts";
import { rulesOf } from "../rules/index.ts";
import { foldText } from "../../texts/foldText.ts";

/** A term and what the text says of it. */
export interface SaidTerm {
  readonly term: string;
  readonly said: string;
}

const most = 5;
const fewest = 3;
const longestSaid = 200;
/** Of the telling words of the shorter, so many may stand in the other. */
const mostShared = 0.4;
const shortestWord = 4;

/** Terms of which three to five can be told apart by what is said of them; none where they are fewer. */
export function termsApart<Each>(
  all: readonly Each[],
  saidOf: (each: Each) => SaidTerm,
  language: InstructionLanguage,
): readonly Each[] {
  const tries = all.map((first, at) => {
    const chosen: Each[] = [];
    for (const each of [first, ...all.slice(at + 1)]) {
      const own = saidOf(each);
      const isOwn = own.said.length <= longestSaid && !tells(own.said, own.term, language);
      const isApart = chosen.every((other) => areApart(saidOf(other), own, language));
      if (chosen.length < most && isOwn && isApart) chosen.push(each);
    }
    return chosen;
  });
  const [largest = []] = tries.toSorted((a, b) => b.length - a.length);
  return largest.length >= fewest ? largest : [];
}

/** Whether neither is named where the other is explained, and no explanation could be taken for the other. */
export function areApart(a: SaidTerm, b: SaidTerm, language: InstructionLanguage): boolean {
  const [one, other] = [tellingWords(a.said, language), tellingWords(b.said, language)];
  const shared = [...one].filter((word) => other.has(word)).length;
  return (
    shared <= mostShared * Math.max(1, Math.min(one.size, other.size)) &&
    !mentions(a.said, b.term, language) &&
    !mentions(b.said, a.term, language)
  );
}

/** Whether a text uses a telling word of a term, whatever its ending. */
export function mentions(text: string, term: string, language: InstructionLanguage): boolean {
  const said = tellingWords(text, language);
  return [...tellingWords(term, language)].some((word) => said.has(word));
}

/** Whether what is said gives its term away: by a word of it, or one made of it ("Delfland": "around Delft"). */
function tells(said: string, term: string, language: InstructionLanguage): boolean {
  const words = [...tellingWords(said, language)];
  return [...tellingWords(term, language)].some((own) =>
    words.some((word) => areRelated(own, word)),
  );
}

/** Words of one root, or parts of compounds: they begin alike for most of the shorter, hold it, or end alike for long. */
function areRelated(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < shortestWord) return short === long;
  const alike = Math.max(shortestWord, Math.ceil(mostlyAlike * short.length));
  return (
    long.includes(short) ||
    long.startsWith(short.slice(0, alike)) ||
    (short.length > sameEnd && long.endsWith(short.slice(-sameEnd)) && !commonEnd.test(short))
  );
}

const mostlyAlike = 0.75;
const sameEnd = 5;
/** Endings that words share without sharing a root. */
const commonEnd =
  /(?:ation|ition|ment|ement|ness|ité|ility|ings?|eren|ische|lijke?|heid|ingen|ique|isme|teur|elles?|ables?|ating|tions)$/u;

function tellingWords(text: string, language: InstructionLanguage): ReadonlySet<string> {
  const { functionWords } = rulesOf[language];
  return new Set(
    foldText(text)
      .split(" ")
      .filter((word) => word.length >= shortestWord && !functionWords.has(word))
      .map(stemOf),
  );
}
