import type { Queue, QueueState } from "@alambic/offline/queue";
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

export interface RefusedDialogProps {
  readonly queues: Readonly<Record<RefusedKind, RefusedQueue>>;
  readonly onClose: () => void;
}

type RefusedKind = "answer" | "report";

/** A queue and its state of this moment. */
export interface RefusedQueue {
  readonly queue: Pick<Queue<unknown, unknown>, "retry" | "dismiss">;
  readonly state: QueueState<unknown>;
}

interface RefusedEntry extends Pick<RefusedQueue, "queue"> {
  readonly kind: RefusedKind;
  readonly refused: QueueState<unknown>["refused"][number];
}

const kinds = ["answer", "report"] as const;

/** What the server did not take and why, to be sent again or thrown away. */
export default function RefusedDialog({ queues, onClose }: RefusedDialogProps) {
  const { t } = useI18n();
  return (
    <Dialog title={t("refused.title")} lead={t("refused.lead")} size="large" onClose={onClose}>
      <Stack gap="medium">
        {kinds.flatMap((kind) => {
          const { queue, state } = queues[kind];
          return state.refused.map((refused) => (
            <RefusedCard
              key={`${kind} ${refused.position}`}
              kind={kind}
              queue={queue}
              refused={refused}
            />
          ));
        })}
      </Stack>
    </Dialog>
  );
}

function RefusedCard({ kind, queue, refused }: RefusedEntry) {
  const { t, date } = useI18n();
  const titleId = useId();
  const { position, refusal, queuedAt } = refused;
  const title = refused.subject?.title ?? null;
  const at = date(new Date(queuedAt), { dateStyle: "medium", timeStyle: "short" });
  return (
    <Card as="article" labelledBy={titleId}>
      <Stack gap="small">
        <Heading level={3} size="body" id={titleId}>
          {title === null
            ? t("refused.untitled", { kind, at })
            : t("refused.of", { kind, title, at })}
        </Heading>
        <Text>{refusal.detail ?? t("refused.noReason")}</Text>
        <Inline gap="small">
          <Button
            size="small"
            variant="secondary"
            icon={RefreshCw}
            describedBy={titleId}
            onPress={() => void queue.retry(position)}
          >
            {t("refused.retry")}
          </Button>
          <Button
            size="small"
            variant="quiet"
            icon={Trash2}
            describedBy={titleId}
            onPress={() => void queue.dismiss(position)}
          >
            {t("refused.dismiss")}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
