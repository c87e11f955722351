// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const mail: Texts = {
  namespace: "mail",
  load: {
    fr: () => import("../fr/mail.ts"),
    en: () => import("../en/mail.ts"),
    nl: () => import("../nl/mail.ts"),
  },
};

export default mail;
