import { Grid } from "@alambic/ui/Grid";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";

/** Holds the place of a shelf of capsules. */
export function CapsuleShelfSkeleton() {
  return (
    <SkeletonRegion>
      <Grid columns="cards">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} shape="card" />
        ))}
      </Grid>
    </SkeletonRegion>
  );
}
