export { Banner, bannerAnnouncements, bannerTones } from "../primitives/banner/Banner.tsx";
export type { BannerProps, BannerTone } from "../primitives/banner/Banner.tsx";
