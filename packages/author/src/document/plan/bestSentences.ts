import type { Sentence } from "../analysis/shapes.ts";

/** More doubt than this, and nothing is asked about a sentence however few others there are. */
const mostDoubt = 14;
/**
 * More than this is only taken until there is what a document of its length owes; of a short text until
 * there is enough for some lessons, but not what is doubted very much.
 */
const doubts = { much: 5, veryMuch: 7 };
const someLessons = 40;
/** So many sentences of a page to ask about are enough, one part with another. */
const sentencesPerPage = 0.65;
/** Of so many a capsule is made, so that one has to take what there is. */
const fewestEnough = 72;
/** Pages that owe as many; fewer pages owe their share. */
const owingPages = 90;
/** More are only taken where they are doubted no more than this. */
const littleDoubt = 2.7;
/** Each stretch of so many pages keeps its own best up to this share of what is enough, and this doubt. */
const spread = { pages: 10, share: 0.6, doubt: 3 };

/** What is known of the sentences among which the best are chosen. */
export interface Ranking {
  readonly doubt: ReadonlyMap<Sentence, number>;
  /** Whether more can be asked than whether it is true. */
  readonly isAskable: (sentence: Sentence) => boolean;
  readonly pages: number;
  /** How many of them are enough where only what is asked well counts; as many as can be had otherwise. */
  readonly few?: number;
}

/** The sentences that are doubted least: enough for the document, from all its parts, in its order. */
export function bestSentences(
  sentences: readonly Sentence[],
  { doubt, isAskable, pages, few }: Ranking,
): readonly Sentence[] {
  const doubted = (sentence: Sentence) => doubt.get(sentence) ?? 0;
  const ranked = sentences
    .filter((sentence) => doubted(sentence) <= mostDoubt)
    .toSorted((a, b) => doubted(a) - doubted(b));
  const least = few ?? fewestEnough;
  const enough = Math.max(pages * sentencesPerPage, least);
  const own = Math.round((spread.pages / pages) * enough * spread.share);
  const kept = new Set(
    [...Map.groupBy(ranked, ({ page }) => Math.floor((page - 1) / spread.pages)).values()].flatMap(
      (part) => part.slice(0, own).filter((sentence) => doubted(sentence) <= spread.doubt),
    ),
  );
  let askable = [...kept].filter(isAskable).length;
  const owed = few === undefined ? fewestEnough * Math.min(1, pages / owingPages) : 0;
  const wanted = (each: number) => {
    if (each <= littleDoubt) return enough;
    if (each <= doubts.much) return least;
    if (each > doubts.veryMuch) return owed;
    return few ?? Math.max(owed, someLessons);
  };
  for (const sentence of ranked) {
    if (askable >= wanted(doubted(sentence))) break;
    if (!kept.has(sentence) && isAskable(sentence)) askable += 1;
    kept.add(sentence);
  }
  return sentences.filter((sentence) => kept.has(sentence));
}
