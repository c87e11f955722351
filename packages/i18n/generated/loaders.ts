// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Locale } from "../src/locales.ts";
import type { CompiledMessages } from "../src/messages.ts";
import type { Namespace } from "./messages.ts";

type Load = () => Promise<{ readonly default: CompiledMessages }>;

export const loaders: Readonly<Record<Locale, Readonly<Record<Namespace, Load>>>> = {
  fr: {
    "account": () => import("./fr/account.ts"),
    "author": () => import("./fr/author.ts"),
    "catalogue": () => import("./fr/catalogue.ts"),
    "create": () => import("./fr/create.ts"),
    "dashboard": () => import("./fr/dashboard.ts"),
    "exercise": () => import("./fr/exercise.ts"),
    "kit": () => import("./fr/kit.ts"),
    "landing": () => import("./fr/landing.ts"),
    "legal": () => import("./fr/legal.ts"),
    "lesson": () => import("./fr/lesson.ts"),
    "library": () => import("./fr/library.ts"),
    "member": () => import("./fr/member.ts"),
    "plan": () => import("./fr/plan.ts"),
    "problems": () => import("./fr/problems.ts"),
    "server": () => import("./fr/server.ts"),
    "shell": () => import("./fr/shell.ts"),
  },
  en: {
    "account": () => import("./en/account.ts"),
    "author": () => import("./en/author.ts"),
    "catalogue": () => import("./en/catalogue.ts"),
    "create": () => import("./en/create.ts"),
    "dashboard": () => import("./en/dashboard.ts"),
    "exercise": () => import("./en/exercise.ts"),
    "kit": () => import("./en/kit.ts"),
    "landing": () => import("./en/landing.ts"),
    "legal": () => import("./en/legal.ts"),
    "lesson": () => import("./en/lesson.ts"),
    "library": () => import("./en/library.ts"),
    "member": () => import("./en/member.ts"),
    "plan": () => import("./en/plan.ts"),
    "problems": () => import("./en/problems.ts"),
    "server": () => import("./en/server.ts"),
    "shell": () => import("./en/shell.ts"),
  },
  nl: {
    "account": () => import("./nl/account.ts"),
    "author": () => import("./nl/author.ts"),
    "catalogue": () => import("./nl/catalogue.ts"),
    "create": () => import("./nl/create.ts"),
    "dashboard": () => import("./nl/dashboard.ts"),
    "exercise": () => import("./nl/exercise.ts"),
    "kit": () => import("./nl/kit.ts"),
    "landing": () => import("./nl/landing.ts"),
    "legal": () => import("./nl/legal.ts"),
    "lesson": () => import("./nl/lesson.ts"),
    "library": () => import("./nl/library.ts"),
    "member": () => import("./nl/member.ts"),
    "plan": () => import("./nl/plan.ts"),
    "problems": () => import("./nl/problems.ts"),
    "server": () => import("./nl/server.ts"),
    "shell": () => import("./nl/shell.ts"),
  },
};
