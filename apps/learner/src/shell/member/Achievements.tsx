import { I18nScope } from "@alambic/i18n/react";
import { Suspense, lazy } from "react";
import { useSnapshot } from "valtio/react";
import { achievements } from "../../shared/notices/achievements.ts";

const Celebration = lazy(() => import("../../features/badges/Celebration.tsx"));

/** Badges that were just earned, between the bars and the screen: nothing lies under them. */
export function Achievements() {
  const { earned } = useSnapshot(achievements);
  if (earned.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <I18nScope namespaces={["badges"]}>
        <Celebration earned={earned} />
      </I18nScope>
    </Suspense>
  );
}
