export {
  Skeleton,
  SkeletonRegion,
  skeletonShapes,
  skeletonWidths,
} from "../primitives/skeleton/Skeleton.tsx";
export type { SkeletonProps, SkeletonRegionProps } from "../primitives/skeleton/Skeleton.tsx";
