// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const notifications: Texts = {
  namespace: "notifications",
  load: {
    fr: () => import("../fr/notifications.ts"),
    en: () => import("../en/notifications.ts"),
    nl: () => import("../nl/notifications.ts"),
  },
};

export default notifications;
