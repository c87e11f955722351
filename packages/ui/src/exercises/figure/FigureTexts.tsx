import { I18nScope } from "@alambic/i18n/react";
import type { ReactNode } from "react";

/** Gives the words around a figure their texts. In the packed kit the host does. */
export function FigureTexts({ children }: { readonly children: ReactNode }) {
  return <I18nScope namespaces={["figure"]}>{children}</I18nScope>;
}
