import { equation } from "../rich-text/RichText.css.ts";

/** Lines that stand there before somebody reads on. */
const most = 2;

/** A line as it is drawn: with a fraction in it, it is taller than its text. */
interface Line {
  readonly top: number;
  readonly bottom: number;
}

export interface BriefExtent {
  /** Where it begins, and how much is shown, in pixels. */
  readonly top: number;
  readonly height: number;
  readonly isCut: boolean;
}

/** What is shown of a text that has little room: two lines whole, from where its marked passage begins. */
export function briefExtent(element: HTMLElement): BriefExtent {
  const start = element.getBoundingClientRect().top - element.scrollTop;
  const lines = linesOf(boxesIn(element), start);
  const mark = element.querySelector("mark")?.getClientRects()[0];
  const middle = mark === undefined ? 0 : mark.top + mark.height / 2 - start;
  const marked = Math.max(
    0,
    lines.findIndex(({ bottom }) => bottom > middle),
  );
  const first = Math.max(0, Math.min(marked, lines.length - most));
  const last = lines[first + most - 1] ?? lines.at(-1);
  const top = first === 0 ? 0 : Math.floor(lines[first]?.top ?? 0);
  return {
    top,
    height: Math.ceil((last?.bottom ?? element.scrollHeight) - top),
    isCut: lines.length > most,
  };
}

/** What stands in a line as one: a fraction, a formula. */
function isWhole(element: Element): boolean {
  return (
    getComputedStyle(element).display.startsWith("inline-") && !element.classList.contains(equation)
  );
}

function boxesIn(node: Node): readonly DOMRect[] {
  if (node instanceof Text) {
    const range = document.createRange();
    range.selectNode(node);
    return [...range.getClientRects()];
  }
  return [...node.childNodes].flatMap((child) =>
    child instanceof Element && isWhole(child) ? [...child.getClientRects()] : boxesIn(child),
  );
}

/** Boxes that share more than half of a height stand in one line. */
function linesOf(boxes: readonly DOMRect[], start: number): readonly Line[] {
  const lines: Line[] = [];
  const extents = boxes
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ top, bottom }) => ({ top: top - start, bottom: bottom - start }))
    .toSorted((one, other) => one.top - other.top);
  for (const box of extents) {
    const line = lines.at(-1);
    if (line !== undefined && line.bottom - box.top > (box.bottom - box.top) / 2) {
      lines[lines.length - 1] = { top: line.top, bottom: Math.max(line.bottom, box.bottom) };
    } else {
      lines.push(box);
    }
  }
  return lines;
}
