// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const journal: Texts = {
  namespace: "journal",
  load: {
    fr: () => import("../fr/journal.ts"),
    en: () => import("../en/journal.ts"),
    nl: () => import("../nl/journal.ts"),
  },
};

export default journal;
