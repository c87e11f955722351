// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const problems: Texts = {
  namespace: "problems",
  load: {
    fr: () => import("../fr/problems.ts"),
    en: () => import("../en/problems.ts"),
    nl: () => import("../nl/problems.ts"),
  },
};

export default problems;
