export { focusOrder, placementKey, pressFocus } from "./keys.ts";
export type { PlacementFocus, PlacementStep } from "./keys.ts";
export { createPlacement, itemsAt, placementReducer, pool } from "./placement.ts";
export type { Placement, PlacementAction, PlacementSetting } from "./placement.ts";
