import type { RichText, TextRun } from "@alambic/contract";

const place = "\uE000";

/** What a message that says what a program prints is written with. */
interface OutputValues {
  readonly output: string;
  /** Of the printed lines. */
  readonly count: number;
}

/** A message that says what a program prints: each printed line is set as code, as a run of its own. */
export function withOutput(output: string, format: (values: OutputValues) => string): RichText {
  const printed = output.split("\n");
  const [before = "", after = ""] = format({ output: place, count: printed.length }).split(place);
  const lines = printed.flatMap((line, at): TextRun[] => [
    ...(at === 0 ? [] : [{ text: ", " }]),
    { text: line, style: "code" },
  ]);
  return [{ text: before }, ...lines, { text: after }].filter(({ text }) => text !== "");
}

/** What such a message says that a program prints. */
export function outputIn(text: RichText): string {
  if (typeof text === "string") return "";
  return text
    .filter(({ style }) => style === "code")
    .map((run) => run.text)
    .join("\n");
}
