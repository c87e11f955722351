// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const coachAnswers: Texts = {
  namespace: "coachAnswers",
  load: {
    fr: () => import("../fr/coachAnswers.ts"),
    en: () => import("../en/coachAnswers.ts"),
    nl: () => import("../nl/coachAnswers.ts"),
  },
};

export default coachAnswers;
