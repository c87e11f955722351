// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const catalogue: Texts = {
  namespace: "catalogue",
  load: {
    fr: () => import("../fr/catalogue.ts"),
    en: () => import("../en/catalogue.ts"),
    nl: () => import("../nl/catalogue.ts"),
  },
};

export default catalogue;
