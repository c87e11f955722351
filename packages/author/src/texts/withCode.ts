import type { RichText } from "@alambic/contract";

/** A text whose parts between backticks are set as code. */
export function withCode(text: string): RichText {
  if (!text.includes("`")) return text;
  return text
    .split("`")
    .map((part, index) =>
      index % 2 === 0 ? { text: part } : { text: part, style: "code" as const },
    )
    .filter((run) => run.text !== "");
}
