import { Grid } from "@alambic/ui/Grid";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";

/** Holds the place of the dashboard. */
export function DashboardSkeleton() {
  return (
    <SkeletonRegion>
      <Stack gap="large">
        <Stack gap="small">
          <Skeleton width="third" />
          <Skeleton shape="heading" width="half" />
          <Skeleton shape="heading" width="third" />
        </Stack>
        <Grid columns="aside">
          <Skeleton shape="card" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Grid>
      </Stack>
    </SkeletonRegion>
  );
}
