// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const passkeys: Texts = {
  namespace: "passkeys",
  load: {
    fr: () => import("../fr/passkeys.ts"),
    en: () => import("../en/passkeys.ts"),
    nl: () => import("../nl/passkeys.ts"),
  },
};

export default passkeys;
