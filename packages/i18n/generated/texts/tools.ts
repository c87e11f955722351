// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const tools: Texts = {
  namespace: "tools",
  load: {
    fr: () => import("../fr/tools.ts"),
    en: () => import("../en/tools.ts"),
    nl: () => import("../nl/tools.ts"),
  },
};

export default tools;
