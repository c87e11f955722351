// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const quality: Texts = {
  namespace: "quality",
  load: {
    fr: () => import("../fr/quality.ts"),
    en: () => import("../en/quality.ts"),
    nl: () => import("../nl/quality.ts"),
  },
};

export default quality;
