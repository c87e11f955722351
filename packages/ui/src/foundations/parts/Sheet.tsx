import type { ReactNode } from "react";
import { sheet } from "./parts.css.ts";

/** The sections of a page about the foundations. */
export function Sheet({ children }: { readonly children: ReactNode }) {
  return (
    <div lang="en" className={sheet}>
      {children}
    </div>
  );
}
