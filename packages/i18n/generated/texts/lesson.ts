// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const lesson: Texts = {
  namespace: "lesson",
  load: {
    fr: () => import("../fr/lesson.ts"),
    en: () => import("../en/lesson.ts"),
    nl: () => import("../nl/lesson.ts"),
  },
};

export default lesson;
