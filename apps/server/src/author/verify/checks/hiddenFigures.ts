import type { Claim } from "../../drafts.ts";

const figure =
  /[−-]?\d+(?:[.,\u00A0\u202F]\d+)*(?:\u00A0?(?:[mckd]?m[²³]?|[mcd]?L|[mk]?g|t|min|s|h)(?!\p{Letter})|°)?/gu;

/**
 * What a claim reckons with and the learner is not shown, with its unit. Formulas write their own
 * constants in words, so that every figure of a claim has to stand in the question.
 */
export function hiddenFigures(shown: string, { left }: Claim): readonly string[] {
  const rest: string[] = shown.match(figure) ?? [];
  return (left.match(figure) ?? []).filter((wanted) => {
    const place = rest.indexOf(wanted);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}
