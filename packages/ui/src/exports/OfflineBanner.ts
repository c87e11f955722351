export { OfflineBanner } from "../patterns/shell-banners/OfflineBanner.tsx";
export type { OfflineBannerProps } from "../patterns/shell-banners/OfflineBanner.tsx";
