// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const memory: Texts = {
  namespace: "memory",
  load: {
    fr: () => import("../fr/memory.ts"),
    en: () => import("../en/memory.ts"),
    nl: () => import("../nl/memory.ts"),
  },
};

export default memory;
