import { Suspense } from "react";
import { lazyIfThere } from "../../shared/screen/lazyIfThere.ts";
import { useRest } from "../../shared/screen/later.ts";
import type { ExtrasProps } from "./ExtrasProps.ts";

const Extras = lazyIfThere(() => import("./Extras.tsx"));

/** The choice of cookies, what follows from it, and the offer to install the app, once the screen rests. */
export function ShellExtras(props: ExtrasProps) {
  if (!useRest()) return null;
  return (
    <Suspense fallback={null}>
      <Extras {...props} />
    </Suspense>
  );
}
