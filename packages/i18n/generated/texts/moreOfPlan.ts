// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const moreOfPlan: Texts = {
  namespace: "moreOfPlan",
  load: {
    fr: () => import("../fr/moreOfPlan.ts"),
    en: () => import("../en/moreOfPlan.ts"),
    nl: () => import("../nl/moreOfPlan.ts"),
  },
};

export default moreOfPlan;
