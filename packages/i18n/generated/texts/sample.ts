// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const sample: Texts = {
  namespace: "sample",
  load: {
    fr: () => import("../fr/sample.ts"),
    en: () => import("../en/sample.ts"),
    nl: () => import("../nl/sample.ts"),
  },
};

export default sample;
