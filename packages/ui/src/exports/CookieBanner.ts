export { CookieBanner } from "../patterns/cookie-banner/CookieBanner.tsx";
export type { CookieBannerProps } from "../patterns/cookie-banner/CookieBanner.tsx";
