import { createApi } from "@alambic/api-client/core";
import { currentLocale } from "./locale/current-locale.ts";

/** The one API of this app. Its calls speak the language of the interface. */
export const api = createApi({ language: currentLocale });
