// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../../src/Texts.ts";

const server: Texts = {
  namespace: "server",
  load: {
    fr: () => import("../fr/server.ts"),
    en: () => import("../en/server.ts"),
    nl: () => import("../nl/server.ts"),
  },
};

export default server;
