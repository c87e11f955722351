import { TextsScope } from "@alambic/i18n/react";
import figure from "@alambic/i18n/texts/figure";
import type { ReactNode } from "react";

const texts = [figure];

/** Gives the words around a figure their texts. In the packed kit the host does. */
export function FigureTexts({ children }: { readonly children: ReactNode }) {
  return <TextsScope texts={texts}>{children}</TextsScope>;
}
