import { quotedCodeCase, storedCodeCase } from "./code.ts";
import { flashcardsCase, freeAnswerCase } from "./judged.ts";
import type { KindCase } from "./KindCase.ts";
import { characterCase, mapCase } from "./shown.ts";
import { dialogueCase, vocabularyCase } from "./spoken.ts";

/** A good draft, and its faults, of every kind that rests on more than one sentence and its question. */
export const kindCases: readonly KindCase[] = [
  freeAnswerCase,
  flashcardsCase,
  vocabularyCase,
  dialogueCase,
  quotedCodeCase,
  storedCodeCase,
  characterCase,
  mapCase,
];
