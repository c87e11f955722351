// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const plan: Texts = {
  namespace: "plan",
  load: {
    fr: () => import("../fr/plan.ts"),
    en: () => import("../en/plan.ts"),
    nl: () => import("../nl/plan.ts"),
  },
};

export default plan;
