import { useI18n } from "@alambic/i18n/react";
import { NoticeRegion } from "@alambic/ui/NoticeRegion";
import { useSnapshot } from "valtio/react";
import { dismissNotice, notices } from "../../shared/notices/notices.ts";

/** The messages above the screen. */
export function Notices() {
  const { t } = useI18n();
  const { shown } = useSnapshot(notices);
  return <NoticeRegion label={t("member.notices")} notices={shown} onDismiss={dismissNotice} />;
}
