// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const skills: Texts = {
  namespace: "skills",
  load: {
    fr: () => import("../fr/skills.ts"),
    en: () => import("../en/skills.ts"),
    nl: () => import("../nl/skills.ts"),
  },
};

export default skills;
