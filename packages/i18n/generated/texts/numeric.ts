// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const numeric: Texts = {
  namespace: "numeric",
  load: {
    fr: () => import("../fr/numeric.ts"),
    en: () => import("../en/numeric.ts"),
    nl: () => import("../nl/numeric.ts"),
  },
};

export default numeric;
