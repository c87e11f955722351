export { CookieDialog as default } from "@alambic/ui/CookieDialog";
