// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const library: Texts = {
  namespace: "library",
  load: {
    fr: () => import("../fr/library.ts"),
    en: () => import("../en/library.ts"),
    nl: () => import("../nl/library.ts"),
  },
};

export default library;
