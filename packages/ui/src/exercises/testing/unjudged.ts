import { criteria } from "./wcag.ts";

/** A criterion of A or AA that no test judged of a kind: it does not apply, and why, or is untested. */
export interface Unjudged {
  readonly criterion: string;
  readonly outcome: "inapplicable" | "untested";
  readonly why: string;
}

const noMedia = "There is no sound and no video.";
const ofPage = "It is about pages, which are the host's.";

/** What does not apply to any kind. */
const never: Readonly<Record<string, string>> = {
  "1.2.1": noMedia,
  "1.2.2": noMedia,
  "1.2.3": noMedia,
  "1.2.4": noMedia,
  "1.2.5": noMedia,
  "1.4.2": noMedia,
  "2.2.1": "Nothing has a time limit.",
  "2.2.2": "Nothing moves, blinks or scrolls by itself.",
  "2.3.1": "Nothing flashes.",
  "2.4.1": ofPage,
  "2.4.2": ofPage,
  "2.4.5": ofPage,
  "2.5.4": "Nothing is operated by moving the device.",
  "3.1.1": ofPage,
  "3.2.3": ofPage,
  "3.2.6": ofPage,
  "3.3.4": "Nothing is signed, bought or deleted.",
  "3.3.8": "Nobody signs in.",
};

/** Kinds with something to drag or to draw in some of their exercises. */
const dragged: ReadonlySet<string> = new Set([
  "matching",
  "ordering",
  "categorization",
  "fill_in_blank",
  "image_labelling",
  "character",
  "code",
]);

/** Every criterion of A and AA that is not among those judged of a kind. */
export function unjudged(kind: string, judged: ReadonlySet<string>): readonly Unjudged[] {
  return Object.entries(criteria).flatMap(([criterion, { level }]): Unjudged[] => {
    if (level === "AAA" || judged.has(criterion)) return [];
    const dragless =
      criterion === "2.5.7" && !dragged.has(kind) ? "Nothing is dragged." : undefined;
    const why = never[criterion] ?? dragless;
    return why === undefined
      ? [{ criterion, outcome: "untested", why: "No test of ours judges it." }]
      : [{ criterion, outcome: "inapplicable", why }];
  });
}
