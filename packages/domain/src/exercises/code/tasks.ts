import type {
  CodeContent,
  CodeGap,
  CodeResponse,
  FillTask,
  LinesTask,
  OrderingContent,
} from "@alambic/contract";

/** The gaps of a piece of code, in reading order. */
export function codeGapsOf({ segments }: FillTask): CodeGap[] {
  return segments.filter((segment) => segment.type === "gap");
}

/** What was typed into a gap; nothing where nothing was. */
export function codeTypedInto({ answer }: CodeResponse, gapId: string): string {
  if (answer.type !== "filled") return "";
  return answer.gaps.find(({ id }) => id === gapId)?.text ?? "";
}

/** A line as it is shown in a list: its indentation must not collapse. */
function shown(line: string): string {
  return line.replace(/^[ \t]+/u, (indent) =>
    indent.replaceAll("\t", "    ").replaceAll(" ", "\u00A0"),
  );
}

/** Lines to put in order, as an exercise of putting in order. */
export function orderingOf({ prompt }: CodeContent, task: LinesTask): OrderingContent {
  return {
    prompt,
    items: task.lines.map(({ id, text }) => ({
      id,
      text: [{ text: shown(text), style: "code" }],
    })),
    correct_item_ids: task.correct_line_ids,
  };
}

/** The part that a printed line is, from 0. */
export function linePart(at: number): string {
  return `line-${at + 1}`;
}
