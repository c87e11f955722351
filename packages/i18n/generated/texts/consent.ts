// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const consent: Texts = {
  namespace: "consent",
  load: {
    fr: () => import("../fr/consent.ts"),
    en: () => import("../en/consent.ts"),
    nl: () => import("../nl/consent.ts"),
  },
};

export default consent;
