import { loadMessages } from "@alambic/i18n";
import { lazy } from "react";
import { currentLocale } from "../../shared/locale/current-locale.ts";
import { loadScreenModule } from "../../shared/routing/loadScreenModule.ts";

const load = () => loadScreenModule(() => import("./MemberRoot.tsx"));

/** What only members need: it is no part of a guest's first load. */
export const MemberRoot = lazy(load);

/** Starts to load what members need before it is shown. A failure shows when it is. */
export function preloadMember(): void {
  import("./MemberRoot.tsx").catch(() => undefined);
  loadMessages(currentLocale(), ["member"]).catch(() => undefined);
}
