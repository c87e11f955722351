import type { AlphabetSign } from "@alambic/contract";
import type { TrainerCard } from "@alambic/ui/VocabularyTrainer";

/** How many signs a round asks at most. */
export const mostInRound = 10;

/** The signs in the order in which they are taught, as many together as a round asks. */
export function signGroups(signs: readonly AlphabetSign[]): readonly (readonly AlphabetSign[])[] {
  const count = Math.ceil(signs.length / mostInRound);
  return Array.from({ length: count }, (_, place) =>
    signs.slice(place * mostInRound, (place + 1) * mostInRound),
  );
}

/** A sign is asked, and how it is read is typed; the reading that is shown comes first. */
export function signCards(signs: readonly AlphabetSign[], lang: string): readonly TrainerCard[] {
  return signs.map(({ sign, readings, shown }) => ({
    id: sign,
    asked: sign,
    askedLang: lang,
    reading: null,
    answers: [shown, ...readings],
    answerLang: `${lang}-Latn`,
  }));
}
