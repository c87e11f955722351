import { useListStrokes } from "@alambic/api-client/trainers";
import type { AlphabetSign, Script } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { EmptyState } from "@alambic/ui/EmptyState";
import { ErrorState } from "@alambic/ui/ErrorState";
import { ExercisePlayer } from "@alambic/ui/ExercisePlayer";
import { Link } from "@alambic/ui/Link";
import { ProgressBar } from "@alambic/ui/ProgressBar";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { RotateCcw } from "@alambic/ui/icons";
import { useState } from "react";
import { ProblemText } from "../../../shared/texts/ProblemText.tsx";
import { writingItem } from "./writingItem.ts";

export interface WritingRoundProps {
  readonly script: Script;
  readonly lang: string;
  readonly signs: readonly AlphabetSign[];
  readonly onRestart: () => void;
}

/** Signs to be drawn or typed from how they are read; nothing of it is counted. */
export function WritingRound({ script, lang, signs, onRestart }: WritingRoundProps) {
  const { t, locale } = useI18n();
  const [place, setPlace] = useState(0);
  const [right, setRight] = useState(0);
  const drawn = useListStrokes({
    path: { script },
    query: { signs: signs.map(({ sign }) => sign).join("") },
  });
  const sign = signs[place];
  if (drawn.status === "failed") {
    return (
      <ErrorState
        level={3}
        title={t("toolbox.alphabets.failed")}
        onRetry={() => void drawn.refresh()}
      >
        <ProblemText failure={drawn.failure} />
      </ErrorState>
    );
  }
  if (drawn.status !== "ready") {
    return (
      <SkeletonRegion label={t("toolbox.loading")}>
        <Skeleton shape="card" />
      </SkeletonRegion>
    );
  }
  if (sign === undefined) {
    return (
      <div role="status">
        <EmptyState
          illustration="drops"
          level={3}
          title={t("tools.trainer.done")}
          actions={
            <Button icon={RotateCcw} onPress={onRestart}>
              {t("tools.trainer.restart")}
            </Button>
          }
        >
          {t("tools.trainer.doneText", { known: right, total: signs.length })}
        </EmptyState>
      </div>
    );
  }
  const strokes = drawn.data.items.find((item) => item.sign === sign.sign)?.strokes;
  const prompt = t("toolbox.alphabets.draw", {
    reading: sign.meaning === null ? sign.shown : `${sign.shown} · ${sign.meaning}`,
  });
  return (
    <Stack gap="medium">
      <Text size="small" tone="second">
        {t("tools.trainer.progress", { done: place, total: signs.length })}
      </Text>
      <ProgressBar label={t("tools.trainer.round")} value={place} max={signs.length} size="small" />
      <ExercisePlayer
        key={sign.sign}
        atom={writingItem({ sign, lang, prompt, strokes })}
        language={locale}
        focused={place > 0}
        onAnswer={() => "scored"}
        onContinue={(outcome) => {
          if (outcome === "correct") setRight(right + 1);
          setPlace(place + 1);
        }}
      />
      {strokes === undefined ? null : (
        <Text size="small" tone="second">
          {t("toolbox.alphabets.source")}{" "}
          <Link href="https://creativecommons.org/licenses/by-sa/3.0/" newTab>
            CC BY-SA 3.0
          </Link>
        </Text>
      )}
    </Stack>
  );
}
