import { I18nScope, useI18n } from "@alambic/i18n/react";
import { NotificationBell } from "@alambic/ui/NotificationBell";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Suspense, lazy } from "react";
import { useSnapshot } from "valtio/react";
import { unread } from "../../shared/notices/unread.ts";

const NotificationsPanel = lazy(
  () => import("../../features/notifications/NotificationsPanel.tsx"),
);

/** The bell, and what happened behind it: loaded when it is opened. */
export function Notifications() {
  const { t } = useI18n();
  const { count } = useSnapshot(unread);
  return (
    <NotificationBell
      label={t("member.notifications", { count })}
      title={t("member.notifications", { count: 0 })}
      unread={count}
      panel={(close) => (
        <Suspense
          fallback={
            <SkeletonRegion>
              <Skeleton shape="row" />
              <Skeleton shape="row" />
              <Skeleton shape="row" />
            </SkeletonRegion>
          }
        >
          <I18nScope namespaces={["badges", "notifications"]}>
            <NotificationsPanel onClose={close} />
          </I18nScope>
        </Suspense>
      )}
    />
  );
}
