import { I18nScope, useI18n } from "@alambic/i18n/react";
import { Container } from "@alambic/ui/Container";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { Suspense, lazy, useRef, useState } from "react";
import { homeAnchors } from "../../shared/routing/home-anchors.ts";
import { Screen } from "../../shared/screen/Screen.tsx";
import { LandingHero } from "./LandingHero.tsx";
import { Sample } from "./Sample.tsx";
import { Steps } from "./Steps.tsx";
import { useSeen } from "./useSeen.ts";

const LandingDetails = lazy(() => import("./LandingDetails.tsx"));

/** Addresses within the page that lie in what comes late. */
const aims: ReadonlySet<string> = new Set(Object.values(homeAnchors).map((id) => `#${id}`));

/** What Alambic is, shown to someone who does not know it. What lies further down comes as it is reached. */
export default function LandingScreen() {
  const { t } = useI18n();
  const end = useRef<HTMLDivElement>(null);
  const seen = useSeen(end, "40%");
  const [isAimed] = useState(() => aims.has(location.hash));
  const waiting = <DetailsSkeleton />;
  return (
    <Screen title={t("landing.title")} width="full" padding="none">
      <LandingHero />
      <Container>
        <Stack gap="xlarge">
          <Steps />
          <Sample />
          <div ref={end}>
            {seen || isAimed ? (
              <Suspense fallback={waiting}>
                <I18nScope namespaces={["offer"]}>
                  <LandingDetails />
                </I18nScope>
              </Suspense>
            ) : (
              waiting
            )}
          </div>
        </Stack>
      </Container>
    </Screen>
  );
}

/** As tall as a window, so that nothing below it moves in sight. */
function DetailsSkeleton() {
  return (
    <SkeletonRegion>
      <Stack gap="large">
        <Skeleton shape="heading" width="half" />
        <Skeleton shape="card" />
        <Skeleton shape="heading" width="half" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Stack>
    </SkeletonRegion>
  );
}
