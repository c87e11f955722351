// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const vocabulary: Texts = {
  namespace: "vocabulary",
  load: {
    fr: () => import("../fr/vocabulary.ts"),
    en: () => import("../en/vocabulary.ts"),
    nl: () => import("../nl/vocabulary.ts"),
  },
};

export default vocabulary;
