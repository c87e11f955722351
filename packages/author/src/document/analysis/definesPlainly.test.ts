import { expect, it } from "vitest";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { definesPlainly } from "./definesPlainly.ts";

it.each<[InstructionLanguage, string, string, string, boolean]>([
  ["en", "A larva is the young form of an insect.", "larva", "the young form of an insect", true],
  ["en", "A larva is the young form of an insect.", "larva", "the young form", false],
  ["en", "Here a larva is the young form.", "larva", "the young form", false],
  ["fr", "L’essaim est un groupe d’abeilles.", "essaim", "un groupe d’abeilles", true],
  ["fr", "Linux représente les partitions.", "Linux", "les partitions", false],
  ["nl", "De koningin is een bij.", "koningin", "een bij", true],
  ["nl", "De koningin wordt een bij.", "koningin", "een bij", false],
  ["nl", "De koningin is een bij.", "koningin", "", false],
])("%s: %s (%s = %s) %s", (language, sentence, term, definition, expected) => {
  expect(definesPlainly(sentence, { term, definition }, language)).toBe(expected);
});
