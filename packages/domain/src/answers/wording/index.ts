export { readingsOf } from "./readingsOf.ts";
export type { Readings } from "./readingsOf.ts";
export { reworded } from "./reworded.ts";
export { symbolOfUnit } from "./units.ts";
