import { useGetAlphabet } from "@alambic/api-client/trainers";
import type { Script } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Select } from "@alambic/ui/Select";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { useState } from "react";
import { ProblemText } from "../../../shared/texts/ProblemText.tsx";
import { SignRound } from "./SignRound.tsx";

const scripts = [
  "hiragana",
  "katakana",
  "kanji_n5",
  "kanji_n4",
  "kanji_n3",
  "kanji_n2",
  "kanji_n1",
] as const satisfies readonly Script[];

/** The signs of a script, to be read and written. */
export default function AlphabetsTool() {
  const { t } = useI18n();
  const [script, setScript] = useState<Script>("hiragana");
  const alphabet = useGetAlphabet({ script });
  return (
    <Stack gap="medium">
      <Select
        label={t("toolbox.alphabets.script")}
        required
        value={script}
        options={scripts.map((value) => ({
          value,
          label: t("toolbox.alphabets.scripts", { script: value }),
        }))}
        onChange={setScript}
      />
      {alphabet.status === "failed" ? (
        <ErrorState
          level={3}
          title={t("toolbox.alphabets.failed")}
          onRetry={() => void alphabet.refresh()}
        >
          <ProblemText failure={alphabet.failure} />
        </ErrorState>
      ) : alphabet.status === "ready" ? (
        <SignRound key={alphabet.data.script} alphabet={alphabet.data} />
      ) : (
        <SkeletonRegion label={t("toolbox.loading")}>
          <Skeleton shape="card" />
        </SkeletonRegion>
      )}
    </Stack>
  );
}
