// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const waitlist: Texts = {
  namespace: "waitlist",
  load: {
    fr: () => import("../fr/waitlist.ts"),
    en: () => import("../en/waitlist.ts"),
    nl: () => import("../nl/waitlist.ts"),
  },
};

export default waitlist;
