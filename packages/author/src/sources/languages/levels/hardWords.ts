import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import { foreignStretches } from "./foreignStretches.ts";
import { isCognate } from "./isCognate.ts";
import { wordLevels } from "../../../model/LanguageTarget.ts";
import type { LanguageTarget } from "../../../model/LanguageTarget.ts";
import { wordsIn } from "./wordsIn.ts";
import type { TextWord } from "./wordsIn.ts";
import { wordLevelsOf } from "./WordLevels.ts";
import type { WordLevels } from "./WordLevels.ts";

/** One word in so many may be above the level: readers guess it from the others. */
const oneIn = 8;
/** A sentence, however short, may hold one hard word; a whole item three. */
const inSentence = 1;
const inItem = 3;

/**
 * The words of a lesson's language that are above its level, where they are too many: in a sentence
 * more than one and more than one in eight, or in all the texts together more than three and more than
 * one in eight, each counted once. Nothing where they are not. Free are what the lesson teaches,
 * numbers, names (but in German, which writes all nouns with a capital), single letters, and words
 * that the reader's own language has as well. A regular inflection counts as the form that the list
 * holds, a compound of Dutch or German as the harder of its two parts; loanwords in katakana and bare
 * endings in hiragana count as known.
 */
export function hardWords(
  texts: readonly string[],
  { language, level, taught }: LanguageTarget,
  own: InstructionLanguage,
): readonly string[] {
  if (language === own) return [];
  const levels = wordLevelsOf(language);
  const mine = wordLevelsOf(own);
  const free = new Set(taught.flatMap((text) => wordsIn(text, language).map(({ form }) => form)));
  const most = wordLevels.indexOf(level);
  const stretches = texts.flatMap((text) => foreignStretches(text, levels, mine));
  const isHard = memo(
    (word: TextWord) =>
      !free.has(word.form) && levels.level(word.form) > most && !isFree(word, levels, mine),
  );
  const hardIn = (words: readonly TextWord[], fewest: number): readonly string[] => {
    const hard = new Set(words.filter(isHard).map(({ form }) => form));
    return hard.size > Math.max(fewest, Math.floor(words.length / oneIn)) ? [...hard] : [];
  };
  const found = [
    ...stretches.flatMap((words) => hardIn(words, inSentence)),
    ...hardIn(stretches.flat(), inItem),
  ];
  return [...new Set(found)];
}

function isFree({ form, isCapital, isFirst }: TextWord, levels: WordLevels, own: WordLevels) {
  if (/^\p{Number}/u.test(form) || form.length === 1) return true;
  if (levels.language === "ja")
    return /^[\p{Script=Katakana}ー]+$|^\p{Script=Hiragana}{1,3}$/u.test(form);
  const isName = isCapital && !isFirst && levels.language !== "de";
  return isName || isCognate(form, own);
}

/** Looks at each word once, however often it stands there. */
function memo(judge: (word: TextWord) => boolean): (word: TextWord) => boolean {
  const known = new Map<string, boolean>();
  return (word) => {
    const key = `${word.form} ${word.isCapital && !word.isFirst}`;
    const found = known.get(key) ?? judge(word);
    known.set(key, found);
    return found;
  };
}
