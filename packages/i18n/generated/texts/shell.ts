// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const shell: Texts = {
  namespace: "shell",
  load: {
    fr: () => import("../fr/shell.ts"),
    en: () => import("../en/shell.ts"),
    nl: () => import("../nl/shell.ts"),
  },
};

export default shell;
