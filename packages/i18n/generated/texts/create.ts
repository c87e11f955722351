// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const create: Texts = {
  namespace: "create",
  load: {
    fr: () => import("../fr/create.ts"),
    en: () => import("../en/create.ts"),
    nl: () => import("../nl/create.ts"),
  },
};

export default create;
