// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const offer: Texts = {
  namespace: "offer",
  load: {
    fr: () => import("../fr/offer.ts"),
    en: () => import("../en/offer.ts"),
    nl: () => import("../nl/offer.ts"),
  },
};

export default offer;
