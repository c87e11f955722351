// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const freeAnswer: Texts = {
  namespace: "freeAnswer",
  load: {
    fr: () => import("../fr/freeAnswer.ts"),
    en: () => import("../en/freeAnswer.ts"),
    nl: () => import("../nl/freeAnswer.ts"),
  },
};

export default freeAnswer;
