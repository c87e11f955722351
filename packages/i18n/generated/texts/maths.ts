// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const maths: Texts = {
  namespace: "maths",
  load: {
    fr: () => import("../fr/maths.ts"),
    en: () => import("../en/maths.ts"),
    nl: () => import("../nl/maths.ts"),
  },
};

export default maths;
