// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Locale } from "../src/locales.ts";
import type { CompiledMessages } from "../src/messages.ts";
import type { Namespace } from "./messages.ts";

type Load = () => Promise<{ readonly default: CompiledMessages }>;

export const loaders: Readonly<Record<Locale, Readonly<Record<Namespace, Load>>>> = {
  fr: {
    "kit": () => import("./fr/kit.ts"),
    "problems": () => import("./fr/problems.ts"),
  },
  en: {
    "kit": () => import("./en/kit.ts"),
    "problems": () => import("./en/problems.ts"),
  },
  nl: {
    "kit": () => import("./nl/kit.ts"),
    "problems": () => import("./nl/problems.ts"),
  },
};
