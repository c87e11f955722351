// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const kit: Texts = {
  namespace: "kit",
  load: {
    fr: () => import("../fr/kit.ts"),
    en: () => import("../en/kit.ts"),
    nl: () => import("../nl/kit.ts"),
  },
};

export default kit;
