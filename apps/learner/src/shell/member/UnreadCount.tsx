import { useSocketMessages } from "@alambic/api-client/realtime";
import { useEffect } from "react";
import { setUnread } from "../../shared/notices/unread.ts";

/** Follows, on whatever screen the member is, how many notifications are unread. */
export function UnreadCount() {
  useSocketMessages("notifications.changed", ({ unread_count: count }) => setUnread(count));
  useEffect(() => () => setUnread(0), []);
  return null;
}
