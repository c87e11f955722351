// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const review: Texts = {
  namespace: "review",
  load: {
    fr: () => import("../fr/review.ts"),
    en: () => import("../en/review.ts"),
    nl: () => import("../nl/review.ts"),
  },
};

export default review;
