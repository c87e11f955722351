import { Page } from "@alambic/ui/Page";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";

/** Holds the place of a screen whose code is on its way. */
export function LoadingScreen() {
  return (
    <Page>
      <SkeletonRegion>
        <Stack gap="large">
          <Skeleton shape="heading" width="half" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Stack>
      </SkeletonRegion>
    </Page>
  );
}
