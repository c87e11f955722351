// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const mood: Texts = {
  namespace: "mood",
  load: {
    fr: () => import("../fr/mood.ts"),
    en: () => import("../en/mood.ts"),
    nl: () => import("../nl/mood.ts"),
  },
};

export default mood;
