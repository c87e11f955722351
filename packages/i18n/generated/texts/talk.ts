// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const talk: Texts = {
  namespace: "talk",
  load: {
    fr: () => import("../fr/talk.ts"),
    en: () => import("../en/talk.ts"),
    nl: () => import("../nl/talk.ts"),
  },
};

export default talk;
