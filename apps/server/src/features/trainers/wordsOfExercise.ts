import type { Locale, RichText } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";
import { toRomaji } from "wanakana";

/** A word as an exercise teaches it. */
export interface FoundWord {
  readonly lang: string;
  readonly terms: readonly string[];
  readonly reading: string | null;
  readonly meanings: readonly string[];
  /** Undefined for the language of the capsule. */
  readonly meaningLanguage: Locale | undefined;
}

/** The words that an exercise pairs with their meanings; none where it pairs something else. */
export function wordsOfExercise(exercise: Exercise): FoundWord[] {
  switch (exercise.content_type) {
    case "vocabulary": {
      const { lang, meaning_lang: tag, entries } = exercise.content;
      const meaningLanguage = readLocale(tag);
      if (tag !== undefined && meaningLanguage === undefined) return [];
      return entries.map(({ terms, meanings, reading = null }) => ({
        lang,
        terms,
        reading,
        meanings,
        meaningLanguage,
      }));
    }
    case "flashcards":
      return exercise.content.cards.flatMap(({ front, back, picture }) =>
        wordOf(front, back, picture !== undefined),
      );
    case "matching": {
      const { left, right, pairs } = exercise.content;
      return pairs.flatMap(({ left_id: leftId, right_id: rightId }) => {
        const term = left.find(({ id }) => id === leftId);
        const meaning = right.find(({ id }) => id === rightId);
        if (term === undefined || meaning === undefined) return [];
        return wordOf(term.text, meaning.text, meaning.picture !== undefined);
      });
    }
    default:
      return [];
  }
}

/**
 * A text in another language beside one in that of instruction: a reading may stand before the meaning,
 * "neko : chat". A single sign of kana without a picture is taught for its sound, and so is what is
 * paired with its reading alone.
 */
function wordOf(front: RichText, back: RichText, isPictured: boolean): FoundWord[] {
  const term = foreignOf(front);
  if (term === null || typeof back !== "string") return [];
  const { reading, meaning } = partsOf(back, term.text);
  if (meaning === "") return [];
  const isSign = /^[\p{Script=Hiragana}\p{Script=Katakana}][ゃゅょャュョ]?$/u.test(term.text);
  if (isSign && !isPictured) return [];
  return [
    {
      lang: term.lang,
      terms: [term.text],
      reading,
      meanings: [meaning],
      meaningLanguage: undefined,
    },
  ];
}

interface Parts {
  readonly reading: string | null;
  readonly meaning: string;
}

function partsOf(back: string, term: string): Parts {
  const { reading, meaning } =
    /^(?<reading>[a-z' ]+?)(?:, [^:]+)?\s?: (?<meaning>.+)$/u.exec(back)?.groups ?? {};
  if (reading !== undefined && meaning !== undefined && sounds(reading, term))
    return { reading, meaning: meaning.replace(/\.$/u, "") };
  return { reading: null, meaning: sounds(back, term) ? "" : back };
}

/** Whether Latin letters say how a term in kana is read. */
function sounds(letters: string, term: string): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/gu, "");
  return plain(letters) !== "" && plain(letters) === plain(toRomaji(term));
}

function foreignOf(text: RichText): { readonly text: string; readonly lang: string } | null {
  if (typeof text === "string") return null;
  const [first] = text;
  if (first?.lang === undefined || text.some(({ lang }) => lang !== first.lang)) return null;
  return { text: text.map((run) => run.text).join(""), lang: first.lang };
}

function readLocale(tag: string | undefined): Locale | undefined {
  return tag === "fr" || tag === "en" || tag === "nl" ? tag : undefined;
}
