import { parse } from "regexparam";
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
    const { keys, pattern } = parse(route.path);
    const match = pattern.exec(location);
    if (match !== null) {
      const params = Object.fromEntries(keys.map((key, index) => [key, decoded(match[index + 1])]));
      return { route, params };
    }
  }
  return null;
}

/** A part of an address that is not well encoded is taken as it stands. */
function decoded(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return part;
  }
}
