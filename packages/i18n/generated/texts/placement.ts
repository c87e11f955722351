// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const placement: Texts = {
  namespace: "placement",
  load: {
    fr: () => import("../fr/placement.ts"),
    en: () => import("../en/placement.ts"),
    nl: () => import("../nl/placement.ts"),
  },
};

export default placement;
