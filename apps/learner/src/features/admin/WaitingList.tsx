import { useApproveWaitlist, useListWaitlist } from "@alambic/api-client/waitlist";
import type { WaitlistEntryStatus } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { Mail } from "@alambic/ui/icons";
import { useState } from "react";
import { FailureBanner } from "../../shared/account/FailureBanner.tsx";
import { focusHeading } from "../../shared/routing/focusHeading.ts";
import { AdminList } from "./AdminList.tsx";
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

  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const invite = async (ids: readonly string[]) => {
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
      <AdminList list={list} failed={t("admin.waitlist.failed")} none={t("admin.waitlist.none")}>
        {(items, total) => {
          const ids = items.map(({ id }) => id).filter((id) => chosen.has(id));
          const areAll = ids.length === items.length;
          return (
            <>
              {isInvitable ? (
                <Inline gap="small">
                  <Button
                    variant="secondary"
                    onPress={() => setChosen(areAll ? none : new Set(items.map(({ id }) => id)))}
                  >
                    {t(areAll ? "admin.waitlist.chooseNone" : "admin.waitlist.chooseAll")}
                  </Button>
                  <Button
                    icon={Mail}
                    disabled={ids.length === 0}
                    pending={approve.status === "running"}
                    onPress={() => void invite(ids)}
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
            </>
          );
        }}
      </AdminList>
    </Stack>
  );
}
