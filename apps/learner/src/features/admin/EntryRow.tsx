import { useRemoveFromWaitlist } from "@alambic/api-client/waitlist";
import type { WaitlistEntry } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Card } from "@alambic/ui/Card";
import { Checkbox } from "@alambic/ui/Checkbox";
import { Chip } from "@alambic/ui/Chip";
import { ConfirmDialog } from "@alambic/ui/ConfirmDialog";
import { IconButton } from "@alambic/ui/IconButton";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { Trash2 } from "@alambic/ui/icons";
import { useState } from "react";
import { focusHeading } from "../../shared/routing/focusHeading.ts";

export interface EntryRowProps {
  readonly entry: WaitlistEntry;
  /** Whether it is among those to be invited; null where it cannot be. */
  readonly chosen: boolean | null;
  readonly onChoose: (chosen: boolean) => void;
}

/** Somebody who waits. */
export function EntryRow({ entry, chosen, onChoose }: EntryRowProps) {
  const { t, date, list } = useI18n();
  const remove = useRemoveFromWaitlist();
  const [isAsking, setAsking] = useState(false);
  const { email, first_name, last_name, study_topics, invitee_count, invited_by } = entry;
  const name = `${first_name} ${last_name}`.trim();
  const facts = [
    t("admin.waitlist.since", { date: date(new Date(entry.created_at)) }),
    ...(invited_by === null ? [] : [t("admin.waitlist.by", { email: invited_by })]),
    ...(invitee_count === 0 ? [] : [t("admin.waitlist.friends", { count: invitee_count })]),
  ].join(" · ");

  const strike = async () => {
    const done = await remove.run({ entry_id: entry.id });
    setAsking(false);
    if (done.ok) focusHeading();
  };

  return (
    <Card as="article">
      <Inline justify="between" wrap={false} align="start">
        <Stack gap="small">
          {chosen === null ? (
            <Text>{name === "" ? email : `${email} · ${name}`}</Text>
          ) : (
            <Checkbox
              label={name === "" ? email : `${email} · ${name}`}
              checked={chosen}
              onChange={onChoose}
            />
          )}
          <Text size="small" tone="second">
            {facts}
          </Text>
          {study_topics.length === 0 ? null : (
            <Text size="small">
              {t("admin.waitlist.topics", { topics: list([...study_topics]) })}
            </Text>
          )}
          <Inline gap="small">
            <Chip size="small">{t("admin.language", { language: entry.language })}</Chip>
            {entry.beta_tester ? (
              <Chip size="small" tone="accent">
                {t("admin.waitlist.beta")}
              </Chip>
            ) : null}
          </Inline>
        </Stack>
        <IconButton
          icon={Trash2}
          label={t("admin.waitlist.remove", { email })}
          onPress={() => setAsking(true)}
        />
      </Inline>
      {isAsking ? (
        <ConfirmDialog
          title={t("admin.waitlist.removeTitle", { email })}
          confirmLabel={t("admin.waitlist.removeConfirm")}
          cancelLabel={t("admin.waitlist.removeCancel")}
          pending={remove.status === "running"}
          error={remove.status === "failed" ? t("admin.waitlist.removeFailed") : undefined}
          onConfirm={() => void strike()}
          onClose={() => setAsking(false)}
        >
          {t("admin.waitlist.removeText")}
        </ConfirmDialog>
      ) : null}
    </Card>
  );
}
