import { useApproveWaitlist, useListWaitlist } from "@alambic/api-client/waitlist";
import type { WaitlistEntryStatus } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { EmptyState } from "@alambic/ui/EmptyState";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Inline } from "@alambic/ui/Inline";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { Mail } from "@alambic/ui/icons";
import { useState } from "react";
import { FailureBanner } from "../../shared/account/FailureBanner.tsx";
import { focusHeading } from "../../shared/routing/focusHeading.ts";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";
import { EntryRow } from "./EntryRow.tsx";
import { InvitedBanner } from "./InvitedBanner.tsx";

export interface WaitingListProps {
  readonly status: WaitlistEntryStatus;
}

const none: ReadonlySet<string> = new Set();
/** How many the server invites at once. */
const mostAtOnce = 100;

/** The entries of a status, of which many are invited at once. */
export function WaitingList({ status }: WaitingListProps) {
  const { t } = useI18n();
  const list = useListWaitlist({ status });
  const approve = useApproveWaitlist();
  const [chosen, setChosen] = useState(none);
  const isInvitable = status === "waiting" || status === "invited";

  if (list.status === "failed") {
    return (
      <ErrorState title={t("admin.waitlist.failed")} onRetry={() => void list.refresh()}>
        <ProblemText failure={list.failure} />
      </ErrorState>
    );
  }
  if (list.status !== "ready") {
    return (
      <SkeletonRegion label={t("admin.loading")}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </SkeletonRegion>
    );
  }
  const { items, total, hasMore } = list.data;
  const ids = items.map(({ id }) => id).filter((id) => chosen.has(id));
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const invite = async () => {
    const done = await approve.run({ ids: ids.slice(0, mostAtOnce) });
    if (!done.ok) return;
    setChosen(none);
    focusHeading();
  };

  return (
    <Stack gap="medium">
      {approve.status === "succeeded" ? <InvitedBanner result={approve.data} /> : null}
      {approve.status === "failed" ? (
        <FailureBanner title={t("admin.waitlist.inviteFailed")} failure={approve.failure} />
      ) : null}
      {items.length === 0 ? (
        <EmptyState illustration="drops" level={2} title={t("admin.waitlist.none")} />
      ) : (
        <>
          {isInvitable ? (
            <Inline gap="small">
              <Button
                variant="secondary"
                onPress={() =>
                  setChosen(ids.length === items.length ? none : new Set(items.map(({ id }) => id)))
                }
              >
                {t(
                  ids.length === items.length
                    ? "admin.waitlist.chooseNone"
                    : "admin.waitlist.chooseAll",
                )}
              </Button>
              <Button
                icon={Mail}
                disabled={ids.length === 0}
                pending={approve.status === "running"}
                onPress={() => void invite()}
              >
                {t("admin.waitlist.invite", { count: ids.length })}
              </Button>
            </Inline>
          ) : null}
          <Text size="small" tone="second">
            {t("admin.waitlist.count", { count: total })}
          </Text>
          {items.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              chosen={isInvitable ? chosen.has(entry.id) : null}
              onChoose={(isChosen) => choose(entry.id, isChosen)}
            />
          ))}
          {hasMore ? (
            <Button variant="secondary" onPress={list.showMore}>
              {t("admin.more")}
            </Button>
          ) : null}
        </>
      )}
    </Stack>
  );
}
