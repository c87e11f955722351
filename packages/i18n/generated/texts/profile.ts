// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const profile: Texts = {
  namespace: "profile",
  load: {
    fr: () => import("../fr/profile.ts"),
    en: () => import("../en/profile.ts"),
    nl: () => import("../nl/profile.ts"),
  },
};

export default profile;
