// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const plans: Texts = {
  namespace: "plans",
  load: {
    fr: () => import("../fr/plans.ts"),
    en: () => import("../en/plans.ts"),
    nl: () => import("../nl/plans.ts"),
  },
};

export default plans;
