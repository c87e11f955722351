// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const refused: Texts = {
  namespace: "refused",
  load: {
    fr: () => import("../fr/refused.ts"),
    en: () => import("../en/refused.ts"),
    nl: () => import("../nl/refused.ts"),
  },
};

export default refused;
