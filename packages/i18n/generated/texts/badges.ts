// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const badges: Texts = {
  namespace: "badges",
  load: {
    fr: () => import("../fr/badges.ts"),
    en: () => import("../en/badges.ts"),
    nl: () => import("../nl/badges.ts"),
  },
};

export default badges;
