// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const character: Texts = {
  namespace: "character",
  load: {
    fr: () => import("../fr/character.ts"),
    en: () => import("../en/character.ts"),
    nl: () => import("../nl/character.ts"),
  },
};

export default character;
