// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const lessonPlayer: Texts = {
  namespace: "lessonPlayer",
  load: {
    fr: () => import("../fr/lessonPlayer.ts"),
    en: () => import("../en/lessonPlayer.ts"),
    nl: () => import("../nl/lessonPlayer.ts"),
  },
};

export default lessonPlayer;
