import { useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import { laid } from "./Laid.css.ts";

/** Lays a dialog into the page, where it would cover it, so that several can be looked at at once. */
export function Laid({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // One that is open already is not opened over the page.
    for (const dialog of ref.current?.querySelectorAll("dialog") ?? []) dialog.open = true;
  }, []);
  return (
    <div ref={ref} className={laid}>
      {children}
    </div>
  );
}
