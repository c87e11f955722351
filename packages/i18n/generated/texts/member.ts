// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const member: Texts = {
  namespace: "member",
  load: {
    fr: () => import("../fr/member.ts"),
    en: () => import("../en/member.ts"),
    nl: () => import("../nl/member.ts"),
  },
};

export default member;
