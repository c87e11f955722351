import { Card } from "../../primitives/card/Card.tsx";
import { Grid } from "../../primitives/grid/Grid.tsx";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import { card, foot, head } from "./CapsuleCard.css.ts";

const places = ["a", "b", "c", "d", "e", "f"];

/** Holds the place of a shelf of capsules, each where its card will stand. */
export function CapsuleShelfSkeleton() {
  return (
    <SkeletonRegion>
      <Grid columns="cards">
        {places.map((place) => (
          <Card key={place}>
            <div className={card}>
              <div className={head}>
                <Skeleton shape="atom" />
              </div>
              <Skeleton shape="heading" width="most" />
              <Skeleton />
              <Skeleton width="most" />
              <div className={foot}>
                <Skeleton width="half" />
                <Skeleton shape="button" width="third" />
              </div>
            </div>
          </Card>
        ))}
      </Grid>
    </SkeletonRegion>
  );
}
