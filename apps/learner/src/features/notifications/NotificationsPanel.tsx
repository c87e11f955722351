import { useListNotifications, useReadNotifications } from "@alambic/api-client/notifications";
import { NotificationList } from "@alambic/ui/NotificationList";
import type { NotificationContent } from "@alambic/ui/NotificationList";
import { useState } from "react";
import { setUnread } from "../../shared/notices/unread.ts";
import { useNotificationItem } from "./useNotificationItem.ts";

export interface NotificationsPanelProps {
  /** Told when one is opened. */
  readonly onClose: () => void;
}

/** What happened while the member was elsewhere; each leads to what it tells of. */
export default function NotificationsPanel({ onClose }: NotificationsPanelProps) {
  const [now] = useState(() => new Date());
  const { run } = useReadNotifications();
  const read = async (ids?: readonly string[]) => {
    const outcome = await run(ids === undefined ? {} : { ids: [...ids] });
    if (outcome.ok) setUnread(outcome.data.unread_count);
  };
  return (
    <NotificationList
      content={useContent()}
      now={now}
      onMarkAllRead={() => void read()}
      onOpen={(id) => {
        void read([id]);
        onClose();
      }}
    />
  );
}

function useContent(): NotificationContent {
  const itemOf = useNotificationItem();
  const notifications = useListNotifications();
  if (notifications.status === "failed") {
    return { kind: "failed", onRetry: () => void notifications.refresh() };
  }
  if (notifications.status !== "ready") return { kind: "loading" };
  const { items, hasMore } = notifications.data;
  return {
    kind: "ready",
    items: items.flatMap((notification) => itemOf(notification) ?? []),
    onMore: hasMore ? notifications.showMore : undefined,
  };
}
