// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const support: Texts = {
  namespace: "support",
  load: {
    fr: () => import("../fr/support.ts"),
    en: () => import("../en/support.ts"),
    nl: () => import("../nl/support.ts"),
  },
};

export default support;
