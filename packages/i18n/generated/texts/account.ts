// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const account: Texts = {
  namespace: "account",
  load: {
    fr: () => import("../fr/account.ts"),
    en: () => import("../en/account.ts"),
    nl: () => import("../nl/account.ts"),
  },
};

export default account;
