// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const elsewhere: Texts = {
  namespace: "elsewhere",
  load: {
    fr: () => import("../fr/elsewhere.ts"),
    en: () => import("../en/elsewhere.ts"),
    nl: () => import("../nl/elsewhere.ts"),
  },
};

export default elsewhere;
