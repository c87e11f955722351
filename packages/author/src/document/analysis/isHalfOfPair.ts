import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { rulesOf } from "../rules/index.ts";
import type { Blank } from "./blanksIn.ts";

/** Whether the word beside a gap belongs to it: "blood _____", "le _____ immunitaire". Dutch writes such pairs as one word. */
export function isHalfOfPair(
  { start, end }: Pick<Blank, "start" | "end">,
  sentence: string,
  language: InstructionLanguage,
): boolean {
  const { functionWords, determiners } = rulesOf[language];
  const isSmall = (word: string) =>
    functionWords.has(word.toLowerCase()) || determiners.has(word.toLowerCase());
  const [before] = /\p{Letter}+(?=[ -]$)/u.exec(sentence.slice(0, start)) ?? [];
  const [after] = /(?<=^[ -])\p{Letter}+/u.exec(sentence.slice(end)) ?? [];
  if (language === "en") return before !== undefined && !isSmall(before);
  return language === "fr" && after !== undefined && !isSmall(after);
}
