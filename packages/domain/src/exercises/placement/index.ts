export { describeChange } from "./describeChange.ts";
export type { PlacementChange } from "./describeChange.ts";
export { inOrder } from "./inOrder.ts";
export { afterDrop, focusOrder, placementKey, suggestedPlace } from "./keys.ts";
export type { PlacementStep } from "./keys.ts";
export { itemsAt, itemsByPlace, laidOut, pool, pressed } from "./placement.ts";
export type { Placement, PlacementFocus, PlacementRule } from "./placement.ts";
export { placementReducer } from "./placementReducer.ts";
export type { PlacementAction } from "./placementReducer.ts";
