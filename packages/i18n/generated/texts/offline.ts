// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const offline: Texts = {
  namespace: "offline",
  load: {
    fr: () => import("../fr/offline.ts"),
    en: () => import("../en/offline.ts"),
    nl: () => import("../nl/offline.ts"),
  },
};

export default offline;
