// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const reviews: Texts = {
  namespace: "reviews",
  load: {
    fr: () => import("../fr/reviews.ts"),
    en: () => import("../en/reviews.ts"),
    nl: () => import("../nl/reviews.ts"),
  },
};

export default reviews;
