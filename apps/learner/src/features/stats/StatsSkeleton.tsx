import { Grid } from "@alambic/ui/Grid";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";

/** Holds the place of the statistics. */
export function StatsSkeleton() {
  return (
    <SkeletonRegion>
      <Stack gap="large">
        <Skeleton width="most" />
        <Skeleton shape="heading" width="half" />
        <Grid columns="halves">
          <Skeleton shape="card" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Grid>
      </Stack>
    </SkeletonRegion>
  );
}
