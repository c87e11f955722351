import { Grid } from "@alambic/ui/Grid";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";

/** Holds the place of a plan. */
export function PlanSkeleton() {
  return (
    <SkeletonRegion>
      <Stack gap="large">
        <Skeleton shape="heading" width="half" />
        <Skeleton width="third" />
        <Grid columns="aside">
          <Stack gap="medium">
            <Skeleton shape="card" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </Stack>
          <Skeleton shape="card" />
        </Grid>
      </Stack>
    </SkeletonRegion>
  );
}
