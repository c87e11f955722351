export { useLanguageFont } from "../primitives/language-font/useLanguageFont.ts";
