// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const login: Texts = {
  namespace: "login",
  load: {
    fr: () => import("../fr/login.ts"),
    en: () => import("../en/login.ts"),
    nl: () => import("../nl/login.ts"),
  },
};

export default login;
