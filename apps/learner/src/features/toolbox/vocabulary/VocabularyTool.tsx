import { useListTrainedWords } from "@alambic/api-client/trainers";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { EmptyState } from "@alambic/ui/EmptyState";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Select } from "@alambic/ui/Select";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { useState } from "react";
import { useSearch } from "wouter/use-browser-location";
import { capsuleParameter, paths } from "../../../shared/routing/paths.ts";
import { ProblemText } from "../../../shared/texts/ProblemText.tsx";
import { WordRound } from "./WordRound.tsx";

/** The words of one's language capsules, asked both ways. */
export default function VocabularyTool() {
  const { t } = useI18n();
  const words = useListTrainedWords();
  const asked = new URLSearchParams(useSearch()).get(capsuleParameter);
  const [chosen, setChosen] = useState(asked);
  if (words.status === "failed") {
    return (
      <ErrorState title={t("tools.trainer.failed")} onRetry={() => void words.refresh()}>
        <ProblemText failure={words.failure} />
      </ErrorState>
    );
  }
  if (words.status !== "ready") {
    return (
      <SkeletonRegion label={t("tools.trainer.loading")}>
        <Skeleton shape="card" />
      </SkeletonRegion>
    );
  }
  const decks = words.data.items;
  const deck = decks.find(({ capsule }) => capsule.id === chosen) ?? decks[0];
  if (deck === undefined) {
    return (
      <EmptyState
        level={2}
        title={t("tools.trainer.noWords")}
        actions={<ButtonLink href={paths.capsules}>{t("tools.trainer.toCatalogue")}</ButtonLink>}
      >
        {t("tools.trainer.noWordsText")}
      </EmptyState>
    );
  }
  return (
    <Stack gap="medium">
      <Select
        label={t("tools.trainer.capsule")}
        required
        value={deck.capsule.id}
        options={decks.map(({ capsule }) => ({
          value: capsule.id,
          label: capsule.title,
          lang: capsule.language,
        }))}
        onChange={setChosen}
      />
      <WordRound key={deck.capsule.id} deck={deck} />
    </Stack>
  );
}
