import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { stepRulesOf } from "../rules/steps.ts";
import type { OrderWord, StepRules } from "../rules/steps.ts";
import { verbsOf } from "../rules/verbs.ts";
import type { Sentence } from "./shapes.ts";

/** Sentences of one paragraph that tell what is done, or happens, one thing after the other. */
export interface ToldSteps {
  /** Of the first sentence, and of the last one's end, in the page's text. */
  readonly start: number;
  readonly end: number;
  /** As they are shown: the sentences' words without those that tell their order. */
  readonly steps: readonly string[];
}

/** A sentence with its place in time. */
interface Placed {
  readonly at: number;
  readonly place: OrderWord;
  readonly step: Step | null;
}

interface Step {
  readonly text: string;
  /** Whether a word stood before it, so that it may begin with its verb: "Daarna sluit je de kast". */
  readonly isOpened: boolean;
}

const orderWords = ["first", "next", "last"] as const satisfies readonly OrderWord[];

const fewest = 4;
const most = 8;
const shortest = 10;
const longest = 180;
/** So many sentences may comment on a step before the next. */
const mostBetween = 2;
/** Within so many characters a word orders the sentence rather than a part of it. */
const beginning = 70;
const ellipsis = "… ";

/**
 * Steps that sentences of one paragraph tell by words such as "first", "then" and "finally". A sentence between them
 * that has no such word comments on the one before it: it is not asked for, and what follows it still comes later.
 * Arguments that are counted by the same words are left.
 */
export function stepsInProse(
  sentences: readonly Sentence[],
  language: InstructionLanguage,
): readonly ToldSteps[] {
  const parts = sentences.flatMap((sentence) => partsOf(sentence, stepRulesOf[language]));
  return runsOf(parts, language).flatMap((run) => told(run, parts, language));
}

/** A sentence is parted where another plainly begins, as behind "angiotensin I.", which looks like an initial. */
function partsOf(sentence: Sentence, { opening }: StepRules): readonly Sentence[] {
  const starts = [...sentence.text.matchAll(/(?<=[.!] )\p{Uppercase}/gu)]
    .map(({ index }) => index)
    .filter((at) => orderWords.some((place) => opening[place].test(sentence.text.slice(at))));
  return [0, ...starts].map((from, index) => {
    const text = sentence.text.slice(from, starts[index]).trimEnd();
    const start = sentence.start + from;
    return { ...sentence, text, start, end: start + text.length };
  });
}

function runsOf(
  sentences: readonly Sentence[],
  language: InstructionLanguage,
): readonly (readonly Placed[])[] {
  const rules = stepRulesOf[language];
  const runs: Placed[][] = [];
  let run: Placed[] | null = null;
  for (const [at, { text }] of sentences.entries()) {
    const found = placeIn(text, rules);
    if (found === null) {
      const last = run?.at(-1);
      const goesOn = last !== undefined && at - last.at <= mostBetween;
      if (!goesOn || rules.elsewhere.test(text)) run = null;
      continue;
    }
    const { place } = found;
    // What only goes on may have lost its beginning.
    if (place === "first") {
      run = [];
      runs.push(run);
    }
    run?.push({ at, place, step: shownStep(found, rules) });
    if (place === "last") run = null;
  }
  return runs;
}

interface Found {
  readonly place: OrderWord;
  /** Without the word that places it. */
  readonly text: string;
  readonly isOpened: boolean;
}

/** Where a sentence stands among others by its own words; null where those do not tell. */
function placeIn(sentence: string, rules: StepRules): Found | null {
  for (const place of orderWords) {
    const [mark] = rules.opening[place].exec(sentence) ?? [];
    if (mark !== undefined) return { place, text: sentence.slice(mark.length), isOpened: true };
  }
  const isOther = rules.elsewhere.test(sentence);
  for (const place of orderWords) {
    const found = rules.inside[place].exec(sentence);
    if (found === null || found.index > beginning || (isOther && place !== "first")) continue;
    const { before = "", behind = "" } = found.groups ?? {};
    const comma = before !== "" && behind !== "" ? "" : before + behind;
    const text =
      sentence.slice(0, found.index) + comma + sentence.slice(found.index + found[0].length);
    return { place, text, isOpened: false };
  }
  return rules.following.test(sentence) ? { place: "next", text: sentence, isOpened: false } : null;
}

/**
 * A whole sentence, or its part before a colon where it is long or asks something; null where that is no step, or still
 * tells where it stands.
 */
function shownStep({ text, isOpened }: Found, { inside }: StepRules): Step | null {
  const [part = ""] = text.split(/\s?[:;] /u);
  const isShort = text.length <= longest && !text.endsWith("?");
  const shown = (isShort ? text : part).replace(/\s?[.!]$/u, "");
  const isWhole = shown.length >= shortest && shown.length <= longest && !shown.endsWith("?");
  const tells = inside.first.test(shown) || inside.last.test(shown);
  return isWhole && !tells && !/[:;]$/u.test(shown) ? { text: shown, isOpened } : null;
}

function told(
  run: readonly Placed[],
  sentences: readonly Sentence[],
  language: InstructionLanguage,
): readonly ToldSteps[] {
  const kept = run.filter(({ step }) => step !== null).slice(0, most);
  const [first] = run;
  const last = kept.length === most ? kept.at(-1) : run.at(-1);
  if (first === undefined || last === undefined || kept.length < fewest) return [];
  if (first.place !== "first" && last.place !== "last") return [];
  const whole = sentences.slice(first.at, last.at + 1);
  const steps = kept.flatMap(({ step }) => step ?? []);
  const shown = alike(steps, language);
  const [start, end] = [whole[0]?.start ?? 0, whole.at(-1)?.end ?? 0];
  return happen(steps, whole, language) && areApart(shown) ? [{ start, end, steps: shown }] : [];
}

/** Whether sentences tell what is done or happens, in this order, rather than what speaks for something. */
function happen(
  steps: readonly Step[],
  whole: readonly Sentence[],
  language: InstructionLanguage,
): boolean {
  const { beside, noEvent, stative, temporal, timed, order, ofOne } = stepRulesOf[language];
  const said = whole.map(({ text }) => text.slice(0, beginning));
  const shown = steps.map(({ text }) => text);
  const isTimed = shown.some((text) => timed.test(text));
  const isOfOne = 3 * shown.filter((text) => ofOne.test(text)).length >= 2 * shown.length;
  return (
    !said.some((text) => beside.test(text)) &&
    !shown.some((text) => noEvent.test(text.slice(0, beginning))) &&
    2 * shown.filter((text) => stative.test(mainClause(text))).length < shown.length &&
    (isTimed ||
      (!isOfOne &&
        (whole.some(({ text }) => temporal.test(text)) || shown.some((text) => order.test(text)))))
  );
}

/** The beginning of a sentence, before what depends on it. */
function mainClause(text: string): string {
  return text.split(subordinate)[0] ?? "";
}

const subordinate =
  /[,:;]| (?:that|which|who|when|if|until|because|que|qui|quand|si|lorsque|dat|die|als|wanneer|omdat|zodat) | qu[’']/u;

/** All with an ellipsis where one of them has lost the word before its verb; else all with a capital. */
function alike(steps: readonly Step[], language: InstructionLanguage): readonly string[] {
  const { finite } = verbsOf[language];
  const isInverted = ({ text, isOpened }: Step) =>
    isOpened && (language === "nl" || finite.has(/^[\p{Letter}’'-]+/u.exec(text)?.[0] ?? ""));
  return steps.some(isInverted)
    ? steps.map(({ text }) => ellipsis + text)
    : steps.map(({ text }) => text.charAt(0).toUpperCase() + text.slice(1));
}

/** No step says what another begins with: either could stand for the other. */
export function areApart(steps: readonly string[]): boolean {
  const folded = steps.map((step) => step.toLowerCase().replace(/[.;]$/u, ""));
  return folded.every((step, at) =>
    folded.every((other, place) => place === at || !other.startsWith(step)),
  );
}
