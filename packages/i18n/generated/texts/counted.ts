// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const counted: Texts = {
  namespace: "counted",
  load: {
    fr: () => import("../fr/counted.ts"),
    en: () => import("../en/counted.ts"),
    nl: () => import("../nl/counted.ts"),
  },
};

export default counted;
