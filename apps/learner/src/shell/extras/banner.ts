export { CookieBanner as default } from "@alambic/ui/CookieBanner";
