// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const admin: Texts = {
  namespace: "admin",
  load: {
    fr: () => import("../fr/admin.ts"),
    en: () => import("../en/admin.ts"),
    nl: () => import("../nl/admin.ts"),
  },
};

export default admin;
