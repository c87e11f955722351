import { useShareCapsule } from "@alambic/api-client/capsules";
import { useSession } from "@alambic/api-client/core";
import type { Capsule } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { ConfirmDialog } from "@alambic/ui/ConfirmDialog";
import { Prose } from "@alambic/ui/Prose";
import { notify } from "../../shared/notices/notices.ts";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";

export interface ShareDialogProps {
  readonly capsule: Pick<Capsule, "id" | "title">;
  readonly onClose: () => void;
}

/** Says what others will see of a capsule before it goes public. */
export default function ShareDialog({ capsule, onClose }: ShareDialogProps) {
  const { t } = useI18n();
  const { id, title } = capsule;
  const session = useSession();
  const share = useShareCapsule();
  const name = session.status === "member" ? session.user.username : "";
  const confirm = async () => {
    const shared = await share.run({ capsule_id: id });
    if (!shared.ok) return;
    onClose();
    notify({ tone: "right", about: id, text: t("moreOfPlan.shared", { title }) });
  };
  return (
    <ConfirmDialog
      title={t("moreOfPlan.shareAsk", { title })}
      confirmLabel={t("moreOfPlan.share")}
      cancelLabel={t("moreOfPlan.shareCancel")}
      pending={share.status === "running"}
      error={
        share.status === "failed" ? (
          <>
            {t("moreOfPlan.shareFailed")} <ProblemText failure={share.failure} />
          </>
        ) : undefined
      }
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Prose>
        <ul>
          <li>{t("moreOfPlan.shareWhat")}</li>
          <li>{t("moreOfPlan.shareName", { name })}</li>
          <li>{t("moreOfPlan.shareBonus")}</li>
          <li>{t("moreOfPlan.shareBack")}</li>
        </ul>
      </Prose>
    </ConfirmDialog>
  );
}
