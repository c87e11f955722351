// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const stats: Texts = {
  namespace: "stats",
  load: {
    fr: () => import("../fr/stats.ts"),
    en: () => import("../en/stats.ts"),
    nl: () => import("../nl/stats.ts"),
  },
};

export default stats;
