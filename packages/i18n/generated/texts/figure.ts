// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const figure: Texts = {
  namespace: "figure",
  load: {
    fr: () => import("../fr/figure.ts"),
    en: () => import("../en/figure.ts"),
    nl: () => import("../nl/figure.ts"),
  },
};

export default figure;
