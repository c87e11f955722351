import { findRoute } from "./findRoute.ts";

/** Starts to load the screen at an address, while the rest of the app starts. */
export function preloadScreen(location: string): void {
  findRoute(location)?.route.screen.preload();
}
