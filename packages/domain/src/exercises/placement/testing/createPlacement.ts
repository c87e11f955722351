import type { Placement } from "../placement.ts";

export type PlacementSetting = Pick<Placement, "items" | "places" | "rule"> & Partial<Placement>;

/** Items in places, or all in the pool, with empty hands. */
export function createPlacement(setting: PlacementSetting): Placement {
  return { placed: new Map(), ...setting, held: null };
}
