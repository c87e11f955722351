// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const landing: Texts = {
  namespace: "landing",
  load: {
    fr: () => import("../fr/landing.ts"),
    en: () => import("../en/landing.ts"),
    nl: () => import("../nl/landing.ts"),
  },
};

export default landing;
