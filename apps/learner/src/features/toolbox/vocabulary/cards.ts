import type { Locale, TrainedWord, WordDeck } from "@alambic/contract";
import type { TrainerCard } from "@alambic/ui/VocabularyTrainer";

export type Direction = "to_meaning" | "to_term";

/** How many words a round asks at most. */
export const mostInRound = 20;

/** The languages that a deck can be asked with. */
export function languagesOf({ words }: WordDeck): readonly Locale[] {
  return [...new Set(words.flatMap(({ meanings }) => meanings.map(({ language }) => language)))];
}

export interface AskedRound {
  readonly direction: Direction;
  readonly language: Locale;
  /** The ids of the words, as they were drawn. */
  readonly order: readonly string[];
}

/** The cards of a round. Words that mean the same are asked once, and each of them is accepted. */
export function cardsOf(deck: WordDeck, { direction, language, order }: AskedRound): TrainerCard[] {
  const known = deck.words.flatMap((word) => {
    const meanings = meaningsIn(word, language);
    return meanings.length === 0 ? [] : [{ word, meanings }];
  });
  const cards = new Map<string, TrainerCard>();
  for (const { word, meanings } of known) {
    const card = toCard(word, meanings, { direction, language, lang: deck.lang });
    const same = cards.get(card.asked);
    cards.set(
      card.asked,
      same === undefined ? card : { ...same, answers: [...same.answers, ...card.answers] },
    );
  }
  return [...cards.values()]
    .toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
    .slice(0, mostInRound);
}

interface Way {
  readonly direction: Direction;
  readonly language: Locale;
  readonly lang: string;
}

function toCard(word: TrainedWord, meanings: readonly string[], way: Way): TrainerCard {
  const { id, terms, reading } = word;
  const { direction, language, lang } = way;
  if (direction === "to_meaning")
    return {
      id,
      asked: terms[0] ?? "",
      askedLang: lang,
      reading,
      answers: meanings,
      answerLang: language,
    };
  return {
    id,
    asked: meanings[0] ?? "",
    askedLang: language,
    reading: null,
    answers: reading === null ? terms : [...terms, reading],
    answerLang: lang,
  };
}

function meaningsIn({ meanings }: TrainedWord, language: Locale): readonly string[] {
  return meanings.find((one) => one.language === language)?.texts ?? [];
}
