import type { DebateContent } from "./content.ts";

/** All that is written in a debate, a line a part. */
export function debateText(debate: DebateContent): string {
  const { question, claim, reasons, objections, conclusion } = debate;
  return [
    question,
    claim,
    ...reasons.flatMap(({ text, source }) => [text, source]),
    ...objections.flatMap(({ text, reply }) => [text, reply]),
    conclusion,
  ].join("\n");
}

/** Whether words stand in a text, whatever their case, their spaces and their kind of apostrophe. */
export function standsIn(words: string, text: string): boolean {
  const wanted = plain(words);
  return wanted !== "" && plain(text).includes(wanted);
}

function plain(text: string): string {
  return text.normalize("NFKC").replaceAll("’", "'").replaceAll(/\s+/gu, " ").trim().toLowerCase();
}
