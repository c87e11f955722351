import { lazy } from "react";
import type { ComponentType } from "react";

/**
 * A component on demand that nobody waits for: where it cannot be loaded, for want of a network, there
 * is nothing in its place until the app is loaded anew.
 */
export function lazyIfThere<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) {
  return lazy(() => load().catch(() => ({ default: Nothing })));
}

function Nothing() {
  return null;
}
