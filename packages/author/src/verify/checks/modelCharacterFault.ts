import type { CharacterContent } from "@alambic/contract";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { standsIn } from "../../texts/standsIn.ts";
import type { Rejection } from "../Check.ts";
import { kanjiFacts } from "../../sources/languages/languageFacts.ts";
import { characterFault } from "./wordedFault.ts";

/** A kanji that a model asks about stands in the quote, and is what the data of kanji says. */
export function modelCharacterFaults(
  content: CharacterContent,
  { quote, own }: { quote: string; own: InstructionLanguage },
): Rejection[] {
  const [fact] = kanjiFacts([content.character], own);
  const fault = fact === undefined ? "no entry" : characterFault(content, fact);
  return [
    ...(fault === null ? [] : [{ code: "data_disagrees" as const, detail: fault }]),
    ...(standsIn(content.character, quote)
      ? []
      : [{ code: "answer_not_in_quote" as const, detail: content.character }]),
  ];
}
