import { useI18n } from "@alambic/i18n/react";
import { NoticeRegion } from "@alambic/ui/NoticeRegion";
import { useSnapshot } from "valtio/react";
import { dismissNotice, notices } from "../../shared/notices/notices.ts";

export interface NoticesProps {
  readonly frame: "site" | "bare";
}

/** The messages above the screen. Over a lesson only what was asked for: the rest waits for its end. */
export function Notices({ frame }: NoticesProps) {
  const { t } = useI18n();
  const { shown } = useSnapshot(notices);
  const isLesson = frame === "bare";
  return (
    <NoticeRegion
      label={t("member.notices")}
      notices={isLesson ? shown.filter(({ isAwaited }) => isAwaited) : shown}
      atTop={isLesson}
      onDismiss={dismissNotice}
    />
  );
}
