import { worthOf } from "../../../packages/author/src/document/worth/worthOf.ts";
import { numberRow, shareRow } from "../Row.ts";
import type { Row } from "../Row.ts";
import { fitRanker } from "./fitRanker.ts";
import { rankerParts } from "./rankerParts.ts";
import { ratedItems } from "./ratedItems.ts";
import type { RatedItem } from "./RatedItem.ts";
import { scoreBy } from "./scoreBy.ts";
import { writeWeights } from "./writeWeights.ts";

/** Of what is asked from the threshold on, so much is to be good on the documents that choose it. */
const wantedGood = 0.5;
const fewestAsked = 8;
const bestFifth = 0.2;

/** Fits the ranker anew and writes what it learned. */
export function fitAndWrite(): void {
  const { fitted, choosing } = partsOf(ratedItems());
  const weights = fitRanker(fitted);
  const ranked = choosing
    .map((item) => ({ ...item, worth: scoreBy(weights, item.question) }))
    .toSorted((a, b) => b.worth - a.worth);
  const shares = ranked.map(({ worth }, at) => ({
    worth,
    isEnough: at + 1 >= fewestAsked && shareGood(ranked.slice(0, at + 1)) >= wantedGood,
  }));
  const least = shares.findLast(({ isEnough }) => isEnough)?.worth ?? shares[0]?.worth ?? 1;
  writeWeights(weights, Number(least.toFixed(3)));
}

/** How well the ranker that the author has tells good questions from others, on documents it was fitted to and on others. */
export function rankerRows(): readonly Row[] {
  const { fitted, choosing, told } = partsOf(ratedItems());
  return [
    ...rowsOf(
      "that it was fitted to",
      fitted.filter(({ isStrict }) => isStrict),
    ),
    ...rowsOf("that chose its threshold", choosing),
    ...rowsOf("that nothing was made with", told),
  ];
}

function rowsOf(which: string, items: readonly RatedItem[]): readonly Row[] {
  if (items.length === 0) return [];
  const ranked = items.toSorted((a, b) => worthOf(b.question) - worthOf(a.question));
  const named = `ranker, documents ${which} (${items.length})`;
  return [
    shareRow(`${named}: good`, shareGood(items)),
    shareRow(
      `${named}: good, of the best fifth`,
      shareGood(ranked.slice(0, Math.round(items.length * bestFifth))),
    ),
    numberRow(
      `${named}: a good one is ranked before another, in a hundred`,
      100 * pairsRight(ranked),
      null,
    ),
  ];
}

function partsOf(items: readonly RatedItem[]) {
  const of = (names: readonly string[]) =>
    items.filter(({ document, isStrict }) => isStrict && names.includes(document));
  const [choosing, told] = [of(rankerParts.threshold), of(rankerParts.report)];
  return {
    choosing,
    told,
    fitted: items.filter((item) => !choosing.includes(item) && !told.includes(item)),
  };
}

function shareGood(items: readonly RatedItem[]): number {
  return items.filter(({ isGood }) => isGood).length / items.length;
}

/** Of all pairs of a good question and another, the share in which the good one comes first. */
function pairsRight(ranked: readonly RatedItem[]): number {
  const good = ranked.filter(({ isGood }) => isGood).length;
  let [before, right] = [0, 0];
  for (const { isGood } of ranked)
    if (isGood) before += 1;
    else right += before;
  return right / (good * (ranked.length - good));
}
