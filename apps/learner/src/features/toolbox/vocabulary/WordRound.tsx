import type { Locale, WordDeck } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { ChipGroup } from "@alambic/ui/ChipGroup";
import { Stack } from "@alambic/ui/Stack";
import { VocabularyTrainer } from "@alambic/ui/VocabularyTrainer";
import { useState } from "react";
import { shuffled } from "../shuffled.ts";
import { cardsOf, languagesOf } from "./cards.ts";
import type { Direction } from "./cards.ts";

export interface WordRoundProps {
  readonly deck: WordDeck;
}

interface Round {
  readonly direction: Direction;
  readonly language: Locale;
  readonly order: readonly string[];
  readonly number: number;
}

/** A round of the words of a capsule: which way, and with which language. */
export function WordRound({ deck }: WordRoundProps) {
  const { t, locale } = useI18n();
  const languages = languagesOf(deck);
  const draw = () =>
    shuffled(
      deck.words.map(({ id }) => id),
      Math.random,
    );
  const [round, setRound] = useState<Round>(() => ({
    direction: "to_meaning",
    language: languages.find((one) => one === locale) ?? deck.capsule.language,
    order: draw(),
    number: 0,
  }));
  const begin = (changed: Partial<Round> = {}) =>
    setRound({ ...round, ...changed, order: draw(), number: round.number + 1 });
  const { direction, language, order, number } = round;
  const names = new Intl.DisplayNames(locale, { type: "language" });
  const [term, meaning] = [deck.lang, language].map((tag) => names.of(tag) ?? tag);
  const way = { term: term ?? deck.lang, meaning: meaning ?? language };
  return (
    <Stack gap="medium">
      {languages.length > 1 ? (
        <ChipGroup
          legend={t("tools.trainer.with")}
          value={language}
          options={languages.map((value) => ({ value, label: names.of(value) ?? value }))}
          onChange={(next) => begin({ language: next })}
        />
      ) : null}
      <ChipGroup
        legend={t("tools.trainer.direction")}
        value={direction}
        options={[
          { value: "to_meaning", label: t("tools.trainer.direction.toMeaning", way) },
          { value: "to_term", label: t("tools.trainer.direction.toTerm", way) },
        ]}
        onChange={(next) => begin({ direction: next })}
      />
      <VocabularyTrainer
        key={number}
        cards={cardsOf(deck, { direction, language, order })}
        onRestart={() => begin()}
      />
    </Stack>
  );
}
