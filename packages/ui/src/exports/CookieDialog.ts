export { CookieDialog } from "../patterns/cookie-banner/CookieDialog.tsx";
export type { CookieConsent, CookieDialogProps } from "../patterns/cookie-banner/CookieDialog.tsx";
