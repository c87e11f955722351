import type { Exercise } from "@alambic/domain/exercises";

import type { Claim } from "../../model/Provenance.ts";
import { plainText } from "../../texts/rich-text.ts";
import { textsInFigure } from "../arithmetic/geometryFault.ts";
import { figureIn } from "./figureFault.ts";

/** A number as it is read, with its unit. */
const figure =
  /[−-]?\d+(?:[.,\u00A0\u202F]\d+)*(?:\u00A0?(?:[mckd]?m[²³]?|[mcd]?L|[mk]?g|t|min|s|h)(?!\p{Letter})|°)?/gu;

/**
 * Whether a claim reckons with figures that its question does not show. Formulas write their own
 * constants in words, so that every figure of a claim has to stand there.
 */
export function questionFault(exercise: Exercise, claims: readonly Claim[]): string | null {
  const hidden = claims.flatMap((claim) => {
    const shown = askedBy(exercise, claim);
    const missing = figuresOf(exercise, claim).map((wanted) => missingFrom(shown, wanted));
    return missing.some((figures) => figures.length === 0) ? [] : missing.flat();
  });
  return hidden.length === 0 ? null : `hidden ${hidden.join(" ")}`;
}

/**
 * The texts of a claim whose figures are shown; one of several where it depends on what is asked. A
 * statement shows all of them, a question all but the answer.
 */
function figuresOf(
  { content_type: kind }: Exercise,
  { left, right, relation, variables = {} }: Claim,
): readonly (readonly string[])[] {
  const values = Object.values(variables);
  if (kind === "true_false") return [[left, right, ...values]];
  if (relation !== undefined) return [[left, right]];
  return values.length === 0
    ? [[left]]
    : [
        [left, right],
        [left, ...values],
      ];
}

function missingFrom(shown: string, wanted: readonly string[]): readonly string[] {
  const rest: string[] = shown.match(figure) ?? [];
  return wanted
    .flatMap((text) => text.match(figure) ?? [])
    .filter((each) => {
      const place = rest.indexOf(each);
      if (place >= 0) rest.splice(place, 1);
      return place < 0;
    });
}

/** All that puts the question which a claim answers, what stands in its figure as well. */
function askedBy(exercise: Exercise, claim: Claim): string {
  const drawn = figureIn(exercise);
  const words = wordsOf(exercise, claim);
  return drawn?.type === "geometry" ? [words, ...textsInFigure(drawn)].join(" ") : words;
}

function wordsOf(exercise: Exercise, { part }: Claim): string {
  switch (exercise.content_type) {
    case "true_false":
      return plainText(exercise.content.statement);
    case "quiz":
    case "numeric":
      return plainText(exercise.content.prompt);
    case "matching":
      return plainText(exercise.content.left.find(({ id }) => id === part)?.text ?? "");
    case "fill_in_blank":
      return exercise.content.segments
        .map((segment) => (segment.type === "text" ? plainText(segment.text) : " "))
        .join("");
    default:
      return "";
  }
}
