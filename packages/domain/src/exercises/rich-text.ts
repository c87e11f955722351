import type { RichText } from "@alambic/contract";

/** The words of a rich text, without style. */
export function plainText(text: RichText): string {
  return typeof text === "string" ? text : text.map((run) => run.text).join("");
}
