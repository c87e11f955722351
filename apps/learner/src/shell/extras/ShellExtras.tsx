import { Suspense, lazy } from "react";
import type { ExtrasProps } from "./ExtrasProps.ts";

/** Milliseconds in which a visit has the network for its screen. */
const quietFor = 1500;

/** What every visit can do without for a while, and altogether where it does not arrive. */
const Extras = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, quietFor));
  return import("./Extras.tsx").catch(() => ({ default: () => null }));
});

/** The choice of cookies, what follows from it, and the offer to install the app. */
export function ShellExtras(props: ExtrasProps) {
  return (
    <Suspense fallback={null}>
      <Extras {...props} />
    </Suspense>
  );
}
