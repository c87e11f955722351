import { useEffect } from "react";

import { isAnswerOf } from "../core/queryKey.ts";
import { useApi } from "../core/useApi.ts";
import type { Socket } from "./createSocket.ts";

/** Asks again for notifications, badges and the quest of the day when the server says that they changed. */
export function useNotificationRefresh(socket: Socket): void {
  const { invalidations } = useApi();
  useEffect(() => {
    const subscriptions = [
      socket.subscribe("notifications.changed", () =>
        invalidations.announce(isAnswerOf(["listNotifications"])),
      ),
      socket.subscribe("badge.awarded", () =>
        invalidations.announce(isAnswerOf(["getBadges", "getDashboard", "getProgressStats"])),
      ),
      socket.subscribe("quest.updated", () =>
        invalidations.announce(isAnswerOf(["getQuestToday", "getDashboard", "getProgressStats"])),
      ),
    ];
    return () => subscriptions.forEach((unsubscribe) => unsubscribe());
  }, [socket, invalidations]);
}
