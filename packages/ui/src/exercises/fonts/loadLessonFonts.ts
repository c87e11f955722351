import { loadJapaneseSigns } from "../../primitives/language-font/loadJapaneseSigns.ts";

const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** How a run of text, or a block, says that it is a formula. */
const formula = /"(?:notation":"tex|type":"maths)"/u;

/**
 * Fetches the files of the fonts that a lesson, as JSON, shows beyond those of every page: the signs of its Japanese
 * words, and those of formulas. For who keeps a lesson for use without a network.
 */
export async function loadLessonFonts(text: string): Promise<void> {
  if (japanese.test(text)) {
    await loadJapaneseSigns();
    await document.fonts.load('1em "Noto Sans JP Variable"', text);
  }
  if (formula.test(text)) {
    await import("../maths/InlineMaths.tsx");
    await document.fonts.load('1em "Alambic Maths"', "x");
  }
}
