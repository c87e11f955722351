import type { TaughtLanguage } from "../../../model/taught-languages.ts";

/** One word of a text, with what stands between it and the one before. */
export interface TextWord {
  /** As it is looked up: lower case, with straight apostrophes. */
  readonly form: string;
  readonly isCapital: boolean;
  /** Whether a sentence, a quotation or another break begins with it. */
  readonly isFirst: boolean;
  /** Whether a sentence begins with it. */
  readonly startsSentence: boolean;
}

const written =
  /[\p{Letter}\p{Number}][\p{Letter}\p{Mark}\p{Number}]*(?:['’-][\p{Letter}\p{Mark}\p{Number}]+)*/gu;
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/u;
const breaks = /["“”„«»‹›()[\]:;–—=→|/]|(?:^|\s)['‘’]|['’](?:\s|$)/u;
const sentenceEnds = /[.!?…。！？\n]/u;

let segmenter: Intl.Segmenter | null = null;

/** The words of a text in their order; those of Japanese as the runtime parts them. */
export function wordsIn(text: string, language: TaughtLanguage): readonly TextWord[] {
  const found = language === "ja" ? partsOf(text) : [...text.matchAll(written)].map(placed);
  let end = 0;
  return found.map(({ word, start }, index) => {
    const between = text.slice(end, start);
    end = start + word.length;
    const startsSentence = index === 0 || sentenceEnds.test(between);
    return {
      form: word
        .normalize("NFC")
        .toLowerCase()
        .replaceAll("’", "'")
        .replace(/^[^\p{Letter}\p{Number}]+/u, "")
        .replace(/(?<![^\p{Letter}\p{Mark}\p{Number}])[^\p{Letter}\p{Mark}\p{Number}]+$/u, ""),
      isCapital: /^\p{Lu}/u.test(word),
      isFirst: startsSentence || breaks.test(between),
      startsSentence,
    };
  });
}

/** Whether a word is written in one of the scripts of Japanese. */
export function isJapanese(form: string): boolean {
  return japanese.test(form);
}

function placed(match: RegExpExecArray) {
  return { word: match[0], start: match.index };
}

function partsOf(text: string) {
  segmenter ??= new Intl.Segmenter("ja", { granularity: "word" });
  return [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({ word: segment, start: index }));
}
