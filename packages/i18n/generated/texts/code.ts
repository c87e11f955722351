// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const code: Texts = {
  namespace: "code",
  load: {
    fr: () => import("../fr/code.ts"),
    en: () => import("../en/code.ts"),
    nl: () => import("../nl/code.ts"),
  },
};

export default code;
