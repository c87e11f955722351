export { testTiers } from "@alambic/domain/plans";
export type { TestTier } from "@alambic/domain/plans";
export { TestModeBanner } from "../patterns/shell-banners/TestModeBanner.tsx";
export type { TestModeBannerProps } from "../patterns/shell-banners/TestModeBanner.tsx";
