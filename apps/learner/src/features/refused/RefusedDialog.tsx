import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Card } from "@alambic/ui/Card";
import { Dialog } from "@alambic/ui/Dialog";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { RefreshCw, Trash2 } from "@alambic/ui/icons";
import { useId } from "react";

/** Something that waited on this device, and that the server did not take. */
export interface RefusedEntry {
  readonly id: string;
  readonly kind: "answer" | "report";
  /** The lesson that it belongs to, where that is known. */
  readonly title: string | null;
  /** An instant in UTC, ISO 8601. */
  readonly queuedAt: string;
  /** The words of the server, where it gave any. */
  readonly reason: string | null;
  readonly retry: () => void;
  readonly dismiss: () => void;
}

export interface RefusedDialogProps {
  readonly entries: readonly RefusedEntry[];
  readonly onClose: () => void;
}

/** What the server did not take and why, to be sent again or thrown away. */
export default function RefusedDialog({ entries, onClose }: RefusedDialogProps) {
  const { t } = useI18n();
  return (
    <Dialog
      title={t("member.refusedTitle")}
      lead={t("member.refusedLead")}
      size="large"
      onClose={onClose}
    >
      <Stack gap="medium">
        {entries.map((entry) => (
          <RefusedCard key={entry.id} entry={entry} />
        ))}
      </Stack>
    </Dialog>
  );
}

function RefusedCard({ entry }: { readonly entry: RefusedEntry }) {
  const { t, date } = useI18n();
  const titleId = useId();
  const { kind, title, reason } = entry;
  const at = date(new Date(entry.queuedAt), { dateStyle: "medium", timeStyle: "short" });
  return (
    <Card as="article" labelledBy={titleId}>
      <Stack gap="small">
        <Heading level={3} size="body" id={titleId}>
          {title === null
            ? t("member.refusedUntitled", { kind, at })
            : t("member.refusedOf", { kind, title, at })}
        </Heading>
        <Text>{reason ?? t("member.refusedNoReason")}</Text>
        <Inline gap="small">
          <Button
            size="small"
            variant="secondary"
            icon={RefreshCw}
            describedBy={titleId}
            onPress={entry.retry}
          >
            {t("member.refusedRetry")}
          </Button>
          <Button
            size="small"
            variant="quiet"
            icon={Trash2}
            describedBy={titleId}
            onPress={entry.dismiss}
          >
            {t("member.refusedDismiss")}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
