import { Grid } from "@alambic/ui/Grid";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";

/** Holds the place of a plan: its title, its one step, its molecule and its lessons. */
export function PlanSkeleton() {
  return (
    <SkeletonRegion>
      <Stack gap="large">
        <Stack gap="small">
          <Skeleton shape="heading" width="most" />
          <Skeleton width="half" />
        </Stack>
        <Skeleton shape="button" width="half" />
        <Grid columns="aside">
          <Stack gap="large">
            <Skeleton shape="card" />
            <Stack gap="medium">
              <Skeleton width="third" />
              <Skeleton shape="row" />
              <Skeleton shape="row" />
              <Skeleton shape="row" />
            </Stack>
          </Stack>
          <Skeleton shape="card" />
        </Grid>
      </Stack>
    </SkeletonRegion>
  );
}
