import { useEffect } from "react";

import { isAnswerOf } from "../core/queryKey.ts";
import { useApi } from "../core/useApi.ts";
import type { Socket } from "./createSocket.ts";

/** Asks again for notifications and badges when the server says that there are others. */
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
    ];
    return () => subscriptions.forEach((unsubscribe) => unsubscribe());
  }, [socket, invalidations]);
}
