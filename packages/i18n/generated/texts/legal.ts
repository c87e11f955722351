// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const legal: Texts = {
  namespace: "legal",
  load: {
    fr: () => import("../fr/legal.ts"),
    en: () => import("../en/legal.ts"),
    nl: () => import("../nl/legal.ts"),
  },
};

export default legal;
