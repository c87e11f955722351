import { useGetReviewStats } from "@alambic/api-client/reviews";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { EmptyState } from "@alambic/ui/EmptyState";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { StatRow } from "@alambic/ui/StatRow";
import { ArrowRight } from "@alambic/ui/icons";
import { useEffect } from "react";
import { focusHeading } from "../../shared/routing/focusHeading.ts";
import { paths } from "../../shared/routing/paths.ts";
import { Screen } from "../../shared/screen/Screen.tsx";
import { summaryOf } from "./summaryOf.ts";

/** What came of a sitting. */
export interface ReviewOutcome {
  readonly reviewed: number;
  readonly remembered: number;
  readonly xp: number;
}

export interface ReviewDoneProps {
  readonly outcome: ReviewOutcome;
  readonly onRestart: () => void;
}

/** The end of a review: what was remembered, what it gave, and when the next cards come. */
export function ReviewDone({ outcome, onRestart }: ReviewDoneProps) {
  const i18n = useI18n();
  const { t, number } = i18n;
  const stats = useGetReviewStats();
  // What was known before this sitting is no news.
  const isKnown = stats.status === "ready" && !stats.isRefreshing;
  const rest = isKnown
    ? summaryOf(stats, i18n, { onStart: onRestart, onRetry: () => void stats.refresh() })
    : null;
  const { reviewed, remembered, xp } = outcome;
  useEffect(focusHeading, []);
  return (
    <Screen title={t("review.screen.doneTitle")} width="reading" align="center">
      <EmptyState
        level={1}
        size="large"
        illustration="flask"
        title={t("review.screen.doneTitle")}
        actions={
          <>
            {rest?.kind === "waiting" ? (
              <Button size="large" iconEnd={ArrowRight} onPress={onRestart}>
                {t("review.screen.goOn")}
              </Button>
            ) : null}
            <ButtonLink
              href={paths.dashboard}
              size="large"
              variant={rest?.kind === "waiting" ? "secondary" : "primary"}
            >
              {t("shell.toDashboard")}
            </ButtonLink>
          </>
        }
      >
        <Stack gap="large">
          <span>
            {rest?.kind === "none" && rest.next !== undefined
              ? t("review.noneNext", { when: rest.next })
              : t("review.screen.doneText")}
          </span>
          {reviewed === 0 ? null : (
            <Inline justify="center">
              <StatRow
                stats={[
                  {
                    value: t("review.screen.rememberedValue", { remembered, reviewed }),
                    label: t("review.screen.remembered"),
                    accent: true,
                  },
                  { value: number(xp), label: t("review.screen.xp") },
                ]}
              />
            </Inline>
          )}
        </Stack>
      </EmptyState>
    </Screen>
  );
}
