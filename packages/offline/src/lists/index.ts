export { openList } from "./openList.ts";
export type { ListOptions, SharedList } from "./openList.ts";
