/** A text with a selection in it, both ends counted from its start. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const step = "  ";

/** The selected lines one step further in, or out. What was selected stays so. */
export function indented({ text, start, end }: Selected, way: "in" | "out"): Selected {
  const from = start === 0 ? 0 : text.lastIndexOf("\n", start - 1) + 1;
  const after = text.indexOf("\n", Math.max(end - 1, start));
  const to = after === -1 ? text.length : after;
  const before = text.slice(from, to).split("\n");
  const lines = before.map((line) =>
    way === "in" ? step + line : line.replace(/^(?: {1,2}|\t)/u, ""),
  );
  const [first = ""] = before;
  const grown = (lines[0] ?? "").length - first.length;
  const changed = lines.join("\n");
  const total = changed.length - (to - from);
  return {
    text: text.slice(0, from) + changed + text.slice(to),
    start: Math.max(from, start + grown),
    end: Math.max(from, end + total),
  };
}
