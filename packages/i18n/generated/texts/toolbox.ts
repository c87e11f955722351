// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const toolbox: Texts = {
  namespace: "toolbox",
  load: {
    fr: () => import("../fr/toolbox.ts"),
    en: () => import("../en/toolbox.ts"),
    nl: () => import("../nl/toolbox.ts"),
  },
};

export default toolbox;
