import { parse } from "regexparam";
import { matchRoute } from "wouter";
import { routes } from "./routes.ts";
import type { ScreenRoute } from "./routes.ts";

export interface FoundRoute {
  readonly route: ScreenRoute;
  /** The named parts of the address. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The screen at an address; null where there is none. */
export function findRoute(location: string): FoundRoute | null {
  for (const route of routes) {
    const [matches, params] = matchRoute(parse, route.path, location);
    if (matches) return { route, params };
  }
  return null;
}
