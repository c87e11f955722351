export { describeChange } from "./describeChange.ts";
export type { PlacementChange } from "./describeChange.ts";
export { afterDrop, focusOrder, placementKey, pressFocus, suggestedPlace } from "./keys.ts";
export type { PlacementFocus, PlacementStep } from "./keys.ts";
export {
  createPlacement,
  itemsAt,
  itemsByPlace,
  laidOut,
  placementReducer,
  pool,
} from "./placement.ts";
export type { Placement, PlacementAction, PlacementRule, PlacementSetting } from "./placement.ts";
