import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { stepRulesOf } from "../rules/steps.ts";
import { sentencesOf } from "./sentencesOf.ts";
import { areApart } from "./stepsInProse.ts";

const fewest = 3;
const most = 8;
const shortest = 10;
const longest = 180;

/** Names another step by its number. */
const byNumber = /(?<!\p{Letter})(?:étapes?|steps?|stap|stappen|points?|punt(?:en)?) \d/iu;

/** What a step is called, before what is done in it: "Adhesion. Collagen …", "Rinse: …". */
const label = /^(\p{Letter}[^.:;]{3,40})[.:] (?=\p{Letter})/u;

/**
 * What is shown of the steps of a numbered list, from the first to the last before one that cannot be shown; none where
 * those are too few, or one of them says what another does. A long one counts by its first
 * sentence, and where all have names these stand for them.
 */
export function numberedSteps(
  entries: readonly string[],
  language: InstructionLanguage,
): readonly string[] {
  const labels = entries.flatMap((entry) => label.exec(entry)?.[1] ?? []);
  if (labels.length === entries.length && labels.length >= fewest && areApart(labels))
    return labels.slice(0, most);
  const shown = entries.map((entry) => shownStep(entry, language));
  const fit = shown
    .slice(0, shown.includes(null) ? shown.indexOf(null) : undefined)
    .slice(0, most)
    .filter((step) => step !== null);
  const endings = new Set(fit.map((step) => /[.;]?$/u.exec(step)?.[0]));
  const steps =
    endings.size === 1 && !endings.has(";")
      ? fit
      : fit.map((step) => step.replace(/\s?[.;]$/u, ""));
  const beginAlike = new Set(steps.map((step) => /^\p{Lowercase}/u.test(step))).size === 1;
  return steps.length >= fewest && beginAlike && areApart(steps) ? steps : [];
}

function shownStep(entry: string, language: InstructionLanguage): string | null {
  const { unless, beside } = stepRulesOf[language];
  const block = { text: entry, page: 1, start: 0, heading: -1, isHeading: false };
  const [first, second] = sentencesOf(block, 0, language);
  if (first === undefined || byNumber.test(entry) || beside.test(entry)) return null;
  const isCut = entry.length > longest;
  if (isCut && second !== undefined && unless.test(second.text)) return null;
  const shown = isCut ? first.text : entry;
  return shown.length >= shortest &&
    shown.length <= longest &&
    /^[\p{Letter}«“"]/u.test(shown) &&
    !/[:,?]$/u.test(shown)
    ? shown
    : null;
}
