import { useShareCapsule, useUnshareCapsule } from "@alambic/api-client/capsules";
import type { Capsule } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { ConfirmDialog } from "@alambic/ui/ConfirmDialog";
import { notify } from "../../shared/notices/notices.ts";
import { navigate } from "../../shared/routing/navigation.ts";
import { paths } from "../../shared/routing/paths.ts";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";

export interface UnshareDialogProps {
  readonly capsule: Pick<Capsule, "id" | "title" | "is_owner" | "is_enrolled">;
  readonly onClose: () => void;
}

/** Asks before a capsule leaves the catalogue. */
export default function UnshareDialog({ capsule, onClose }: UnshareDialogProps) {
  const { t } = useI18n();
  const { id, title } = capsule;
  const unshare = useUnshareCapsule();
  const share = useShareCapsule();
  const putBack = async () => {
    const shared = await share.run({ capsule_id: id });
    notify(
      shared.ok
        ? { tone: "right", about: id, text: t("moreOfPlan.shared", { title }) }
        : { tone: "wrong", about: id, text: t("moreOfPlan.shareFailed") },
    );
  };
  const confirm = async () => {
    const unshared = await unshare.run({ capsule_id: id });
    if (!unshared.ok) return;
    onClose();
    // An administrator who is not enrolled cannot read it any more.
    if (!capsule.is_owner && !capsule.is_enrolled) navigate(paths.capsules);
    notify({
      tone: "right",
      about: id,
      text: t("moreOfPlan.unshared", { title }),
      // The owner finds it on the plan again; for others this is the only way back.
      ...(capsule.is_owner
        ? {}
        : {
            stays: true,
            action: { label: t("moreOfPlan.unshareUndo"), onPress: () => void putBack() },
          }),
    });
  };
  return (
    <ConfirmDialog
      title={t("moreOfPlan.unshareAsk", { title })}
      confirmLabel={t("moreOfPlan.unshare")}
      cancelLabel={t("moreOfPlan.unshareCancel")}
      tone="danger"
      pending={unshare.status === "running"}
      error={
        unshare.status === "failed" ? (
          <>
            {t("moreOfPlan.unshareFailed")} <ProblemText failure={unshare.failure} />
          </>
        ) : undefined
      }
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {t("moreOfPlan.unshareText")}
    </ConfirmDialog>
  );
}
