// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const learning: Texts = {
  namespace: "learning",
  load: {
    fr: () => import("../fr/learning.ts"),
    en: () => import("../en/learning.ts"),
    nl: () => import("../nl/learning.ts"),
  },
};

export default learning;
