// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const notes: Texts = {
  namespace: "notes",
  load: {
    fr: () => import("../fr/notes.ts"),
    en: () => import("../en/notes.ts"),
    nl: () => import("../nl/notes.ts"),
  },
};

export default notes;
