export { UpdateBanner, updateStates } from "../patterns/shell-banners/UpdateBanner.tsx";
export type { UpdateBannerProps } from "../patterns/shell-banners/UpdateBanner.tsx";
