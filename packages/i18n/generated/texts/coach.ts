// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const coach: Texts = {
  namespace: "coach",
  load: {
    fr: () => import("../fr/coach.ts"),
    en: () => import("../en/coach.ts"),
    nl: () => import("../nl/coach.ts"),
  },
};

export default coach;
