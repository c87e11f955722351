// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const quest: Texts = {
  namespace: "quest",
  load: {
    fr: () => import("../fr/quest.ts"),
    en: () => import("../en/quest.ts"),
    nl: () => import("../nl/quest.ts"),
  },
};

export default quest;
