import { use } from "react";
import type { ReactNode } from "react";

import type { Formatter } from "../createFormatter.ts";
import { I18nContext } from "./I18nContext.ts";

/** The texts and formats of the language in force. Throws outside an `I18nProvider`. */
export function useI18n(): Formatter<ReactNode> {
  const value = use(I18nContext);
  if (value === null) {
    throw new Error("useI18n was called outside an I18nProvider. Render the component inside one.");
  }
  return value;
}
