import type { ReactNode } from "react";

/**
 * Stands in for texts on demand: whoever embeds a figure passes the `figure` catalogue with the others,
 * and a page of others splits nothing for it.
 */
export function FigureTexts({ children }: { readonly children: ReactNode }) {
  return children;
}
