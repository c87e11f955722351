import type { CapsuleDetail } from "@alambic/contract";
import { percentage } from "@alambic/domain/progress";
import { useI18n } from "@alambic/i18n/react";
import { Grid } from "@alambic/ui/Grid";
import { Heading } from "@alambic/ui/Heading";
import { Skeleton } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { lazy, Suspense } from "react";
import { levelsOf } from "../../shared/capsules/lessonsOf.ts";
import { useRest } from "../../shared/screen/later.ts";
import { lazyIfThere } from "../../shared/screen/lazyIfThere.ts";
import { useForeignLanguage } from "../../shared/capsules/useForeignLanguage.ts";
import { AboutCapsule } from "./AboutCapsule.tsx";
import { atomsOf } from "./atomsOf.ts";
import { Lessons } from "./Lessons.tsx";
import { Molecule } from "./Molecule.tsx";
import { PlanActions } from "./PlanActions.tsx";
import { Origin } from "./Origin.tsx";
import { PlanStats } from "./PlanStats.tsx";
import { useMaking } from "./useMaking.ts";

const GenerationNotice = lazy(() => import("./GenerationNotice.tsx"));
const OfflineCard = lazyIfThere(() => import("./OfflineCard.tsx"));
const MoreOfPlan = lazyIfThere(() => import("./MoreOfPlan.tsx"));

export interface PlanProps {
  readonly detail: CapsuleDetail;
}

/** A plan that is there. */
export function Plan({ detail }: PlanProps) {
  const { t, number } = useI18n();
  const { capsule } = detail;
  const foreign = useForeignLanguage();
  const making = useMaking(capsule);
  const isAtRest = useRest();
  const levels = levelsOf(detail);
  const atoms = atomsOf(levels);
  const done = atoms.filter(({ state }) => state === "done").length;
  const percent = number(capsule.progress_percentage / 100, { style: "percent" });

  return (
    <Stack gap="large">
      <Grid columns="head">
        <Stack gap="small">
          <Heading level={1} lang={foreign(capsule.language)}>
            {capsule.title}
          </Heading>
          <Text size="large" tone="second">
            {t("plan.lead", { done, count: Math.max(atoms.length, capsule.lesson_count), percent })}
          </Text>
          <Origin capsule={capsule} />
        </Stack>
        <PlanActions capsule={capsule} started={percentage(done, atoms.length) > 0} />
      </Grid>
      {making === "made" ? null : (
        <Suspense fallback={<Skeleton shape="card" />}>
          <GenerationNotice capsule={capsule} making={making} />
        </Suspense>
      )}
      <Grid columns="aside">
        <Stack gap="large">
          <Molecule atoms={atoms} done={done} expected={capsule.lesson_count} making={making} />
          <Lessons capsule={capsule} levels={levels} />
        </Stack>
        <Stack gap="large">
          <PlanStats detail={detail} />
          <AboutCapsule detail={detail} />
          {isAtRest ? (
            <Suspense fallback={null}>
              <OfflineCard detail={detail} />
              <MoreOfPlan capsule={capsule} levels={levels} />
            </Suspense>
          ) : null}
        </Stack>
      </Grid>
    </Stack>
  );
}
