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
      const isOwn = own.said.length <= longestSaid && !mentions(own.said, own.term, language);
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

function tellingWords(text: string, language: InstructionLanguage): ReadonlySet<string> {
  const { functionWords } = rulesOf[language];
  return new Set(
    foldText(text)
      .split(" ")
      .filter((word) => word.length >= shortestWord && !functionWords.has(word))
      .map(stemOf),
  );
}
