import { useApi } from "@alambic/api-client/core";
import { useRestartReviews } from "@alambic/api-client/reviews";
import type { ReviewCapsule } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { ConfirmDialog } from "@alambic/ui/ConfirmDialog";
import { useState } from "react";
import { notify } from "../../shared/notices/notices.ts";
import { uuidv7 } from "../../shared/uuidv7.ts";

export interface RestartDialogProps {
  readonly capsule: ReviewCapsule;
  readonly onClose: () => void;
}

/** Asks before a capsule's cards begin anew. */
export default function RestartDialog({ capsule, onClose }: RestartDialogProps) {
  const { t } = useI18n();
  const { clock } = useApi();
  const restart = useRestartReviews();
  // Tried once more, it is the same.
  const [asked] = useState(() => ({
    restart_id: uuidv7(clock.now()),
    capsule_id: capsule.id,
    restarted_at: new Date(clock.now()).toISOString(),
  }));
  const begin = async () => {
    const begun = await restart.run(asked);
    if (!begun.ok) return;
    onClose();
    const { cards } = begun.data;
    notify({ tone: "right", about: capsule.id, text: t("review.screen.restarted", { cards }) });
  };
  return (
    <ConfirmDialog
      title={t("review.screen.restartTitle", { title: capsule.title })}
      confirmLabel={t("review.screen.restart")}
      cancelLabel={t("review.screen.cancel")}
      pending={restart.status === "running"}
      error={restart.status === "failed" ? t("review.screen.restartFailed") : undefined}
      onConfirm={() => void begin()}
      onClose={onClose}
    >
      {t("review.screen.restartText", { cards: capsule.cards })}
    </ConfirmDialog>
  );
}
