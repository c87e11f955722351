// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const debate: Texts = {
  namespace: "debate",
  load: {
    fr: () => import("../fr/debate.ts"),
    en: () => import("../en/debate.ts"),
    nl: () => import("../nl/debate.ts"),
  },
};

export default debate;
