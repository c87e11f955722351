import { I18nScope, useI18n } from "@alambic/i18n/react";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Suspense, lazy, useRef } from "react";
import { LandingSection } from "./LandingSection.tsx";
import { useSeen } from "./useSeen.ts";

const ExploredDomains = lazy(() => import("./ExploredDomains.tsx"));

/** What the catalogue holds. It is asked for when it comes into view. */
export function Explored() {
  const { t } = useI18n();
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const waiting = (
    <SkeletonRegion>
      <Skeleton shape="row" />
    </SkeletonRegion>
  );
  return (
    <LandingSection id="explored" title={t("offer.exploredTitle")}>
      <div ref={place}>
        {seen ? (
          <Suspense fallback={waiting}>
            <I18nScope namespaces={["member"]}>
              <ExploredDomains waiting={waiting} />
            </I18nScope>
          </Suspense>
        ) : (
          waiting
        )}
      </div>
    </LandingSection>
  );
}
