import { useChangeReviewSettings, useGetReviewMemory } from "@alambic/api-client/reviews";
import type { MemoryComparison, ReviewMemory } from "@alambic/contract";
import { I18nScope, useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { CalibrationChart } from "@alambic/ui/CalibrationChart";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { Switch } from "@alambic/ui/Switch";
import { Table } from "@alambic/ui/Table";
import { Text } from "@alambic/ui/Text";
import { notify } from "../../shared/notices/notices.ts";

export interface KnownMemoryProps {
  /** Whether the learner lets their cards come back by their own reviews. */
  readonly ownParameters: boolean;
}

/** What is known of how a learner forgets, for who opened it. */
export default function KnownMemory(props: KnownMemoryProps) {
  return (
    <I18nScope namespaces={["learning", "memory"]}>
      <Known {...props} />
    </I18nScope>
  );
}

function Known({ ownParameters }: KnownMemoryProps) {
  const { t } = useI18n();
  const memory = useGetReviewMemory();
  if (memory.status === "failed") {
    return (
      <ErrorState level={3} title={t("memory.failed")} onRetry={() => void memory.refresh()}>
        {t("memory.failedText")}
      </ErrorState>
    );
  }
  if (memory.status !== "ready") {
    return (
      <SkeletonRegion>
        <Skeleton width="most" />
        <Skeleton shape="card" />
      </SkeletonRegion>
    );
  }
  const { data } = memory;
  return (
    <Stack gap="large">
      <Stack gap="medium">
        <Text>{t("memory.lead")}</Text>
        <Text>{t(data.parameters === "own" ? "memory.own" : "memory.people")}</Text>
        <Outcome memory={data} />
      </Stack>
      {data.parameters === "own" || data.outcome === "kept" || !ownParameters ? (
        <OwnParameters isOn={ownParameters} />
      ) : null}
      {data.comparison === null ? null : <Comparison comparison={data.comparison} />}
    </Stack>
  );
}

/** What came of the latest fit, where that is more than which parameters are in use. */
function Outcome({ memory }: { readonly memory: ReviewMemory }) {
  const { t } = useI18n();
  const { outcome, reviews, reviews_for_fit: needed } = memory;
  switch (outcome) {
    case "kept":
      return null;
    case "not_better":
      return <Text>{t("memory.notBetter")}</Text>;
    case "too_few":
      return <Text>{t("memory.tooFew")}</Text>;
    case "failed":
      return <Text>{t("memory.lastFailed")}</Text>;
    case null: {
      const missing = needed - reviews;
      if (missing <= 0) return null;
      return <Text>{t("memory.missing", { missing, reviews, needed })}</Text>;
    }
  }
}

function OwnParameters({ isOn }: { readonly isOn: boolean }) {
  const { t } = useI18n();
  const change = useChangeReviewSettings();
  const turn = async (own_parameters: boolean) => {
    const saved = await change.run({ own_parameters });
    if (saved.ok)
      notify({ tone: "right", about: "review-settings", text: t("review.settings.saved") });
  };
  return (
    <>
      {change.status === "failed" ? (
        <Banner tone="wrong" announcement="assertive">
          {t("memory.notSaved")}
        </Banner>
      ) : null}
      <Switch
        label={t("memory.switch")}
        hint={t("memory.switchHint")}
        checked={isOn}
        onChange={(own) => void turn(own)}
      />
    </>
  );
}

function Comparison({ comparison }: { readonly comparison: MemoryComparison }) {
  const { t, number, date } = useI18n();
  const { log_loss: loss, reviews, bins } = comparison;
  const figure = (value: number) => number(value, { maximumFractionDigits: 3 });
  const rows = [
    { id: "own", cells: [t("memory.byOwn"), figure(loss.own)] },
    { id: "people", cells: [t("memory.byPeople"), figure(loss.default)] },
    { id: "average", cells: [t("memory.byAverage"), figure(loss.average)] },
  ];
  return (
    <>
      <CalibrationChart headingLevel={3} content={{ kind: "ready", points: bins }} />
      <Stack gap="medium">
        <Table
          caption={t("memory.losses")}
          columns={[
            { id: "way", label: t("memory.way") },
            { id: "loss", label: t("memory.loss") },
          ]}
          rows={rows}
        />
        <Text tone="second" size="small">
          {t("memory.lossesText", { reviews })}{" "}
          {t("memory.measured", {
            day: date(new Date(comparison.compared_at), { dateStyle: "long" }),
          })}
        </Text>
      </Stack>
    </>
  );
}
