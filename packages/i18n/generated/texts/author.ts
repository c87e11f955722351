// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const author: Texts = {
  namespace: "author",
  load: {
    fr: () => import("../fr/author.ts"),
    en: () => import("../en/author.ts"),
    nl: () => import("../nl/author.ts"),
  },
};

export default author;
