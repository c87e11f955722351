// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const dialogue: Texts = {
  namespace: "dialogue",
  load: {
    fr: () => import("../fr/dialogue.ts"),
    en: () => import("../en/dialogue.ts"),
    nl: () => import("../nl/dialogue.ts"),
  },
};

export default dialogue;
