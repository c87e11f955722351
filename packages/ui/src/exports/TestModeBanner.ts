export { TestModeBanner, testTiers } from "../patterns/shell-banners/TestModeBanner.tsx";
export type { TestModeBannerProps, TestTier } from "../patterns/shell-banners/TestModeBanner.tsx";
