import { isInFace, isLabelLine, withoutLabel } from "./labels.ts";
import type { Draft, PageMeasure } from "./PageMeasure.ts";

/** A term stands so far to the left of what explains it, in sizes. */
const indent = { least: 0.8, most: 6 };

/** Puts terms that stand alone on a line together with the indented text below that explains them. */
export function withTerms(drafts: readonly Draft[], measure: PageMeasure): readonly Draft[] {
  const whole: Draft[] = [];
  for (const draft of drafts) {
    const term = whole.at(-1);
    if (term !== undefined && explains(draft, term, measure)) {
      const block = withoutLabel(term.block);
      const text = `${term.block.text}: ${draft.block.text}`;
      const explained = { ...block, text, isListItem: true, bullet: ":" };
      whole.splice(-1, 1, { lines: [...term.lines, ...draft.lines], block: explained });
    } else whole.push(draft);
  }
  return whole;
}

function explains(draft: Draft, term: Draft, measure: PageMeasure): boolean {
  const [first] = draft.lines;
  const [head, more] = term.lines;
  if (first === undefined || head === undefined || more !== undefined) return false;
  return (
    isLabelLine(head, measure) &&
    !term.block.isListItem &&
    !draft.block.isListItem &&
    isInFace(first, measure) &&
    first.y > head.y &&
    first.y - head.y <= measure.spacing * 1.35 &&
    first.x - head.x > indent.least * first.size &&
    first.x - head.x < indent.most * first.size
  );
}
