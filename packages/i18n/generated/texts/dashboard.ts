// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const dashboard: Texts = {
  namespace: "dashboard",
  load: {
    fr: () => import("../fr/dashboard.ts"),
    en: () => import("../en/dashboard.ts"),
    nl: () => import("../nl/dashboard.ts"),
  },
};

export default dashboard;
