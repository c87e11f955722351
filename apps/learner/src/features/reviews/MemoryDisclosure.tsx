import { useI18n } from "@alambic/i18n/react";
import { Card } from "@alambic/ui/Card";
import { Details } from "@alambic/ui/Details";
import { Heading } from "@alambic/ui/Heading";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { lazy, Suspense, useState } from "react";
import type { KnownMemoryProps } from "./KnownMemory.tsx";

const KnownMemory = lazy(() => import("./KnownMemory.tsx"));

/** What is known of the learner's memory, out of sight and not loaded until it is asked for. */
export function MemoryDisclosure(props: KnownMemoryProps) {
  const { t } = useI18n();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card>
      <Details
        summary={
          <Heading level={2} size="heading">
            {t("review.settings.memory")}
          </Heading>
        }
        open={isOpen}
        onToggle={setIsOpen}
      >
        {isOpen ? (
          <Suspense
            fallback={
              <SkeletonRegion>
                <Skeleton width="most" />
                <Skeleton shape="card" />
              </SkeletonRegion>
            }
          >
            <KnownMemory {...props} />
          </Suspense>
        ) : null}
      </Details>
    </Card>
  );
}
