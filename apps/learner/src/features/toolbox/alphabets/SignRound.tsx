import type { Alphabet } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { ChipGroup } from "@alambic/ui/ChipGroup";
import { Select } from "@alambic/ui/Select";
import { Stack } from "@alambic/ui/Stack";
import { VocabularyTrainer } from "@alambic/ui/VocabularyTrainer";
import { useState } from "react";
import { shuffled } from "../shuffled.ts";
import { signCards, signGroups } from "./sign-cards.ts";
import { WritingRound } from "./WritingRound.tsx";

export interface SignRoundProps {
  readonly alphabet: Alphabet;
}

/** A round of ten signs that are taught together, in another order each time. */
export function SignRound({ alphabet }: SignRoundProps) {
  const { t } = useI18n();
  const { lang, script } = alphabet;
  const groups = signGroups(alphabet.signs);
  const [way, setWay] = useState<"read" | "write">("read");
  const [place, setPlace] = useState(0);
  const draw = (of: number, number: number) => ({
    signs: shuffled(groups[of] ?? [], Math.random),
    number,
  });
  const [round, setRound] = useState(() => draw(0, 0));
  const begin = (of: number) => setRound(draw(of, round.number + 1));
  const restart = () => begin(place);
  return (
    <Stack gap="medium">
      <Select
        label={t("toolbox.alphabets.signs")}
        required
        value={String(place)}
        options={groups.map((group, index) => ({
          value: String(index),
          label: group.map(({ sign }) => sign).join(" "),
          lang,
        }))}
        onChange={(next) => {
          setPlace(Number(next));
          begin(Number(next));
        }}
      />
      <ChipGroup
        legend={t("toolbox.alphabets.way")}
        value={way}
        options={[
          { value: "read", label: t("toolbox.alphabets.read") },
          { value: "write", label: t("toolbox.alphabets.write") },
        ]}
        onChange={(next) => {
          setWay(next);
          restart();
        }}
      />
      {way === "read" ? (
        <VocabularyTrainer
          key={round.number}
          cards={signCards(round.signs, lang)}
          onRestart={restart}
        />
      ) : (
        <WritingRound
          key={round.number}
          script={script}
          lang={lang}
          signs={round.signs}
          onRestart={restart}
        />
      )}
    </Stack>
  );
}
