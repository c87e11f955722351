// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const exercise: Texts = {
  namespace: "exercise",
  load: {
    fr: () => import("../fr/exercise.ts"),
    en: () => import("../en/exercise.ts"),
    nl: () => import("../nl/exercise.ts"),
  },
};

export default exercise;
