export { renderInKit } from "./renderInKit.tsx";
export type { KitOptions } from "./renderInKit.tsx";
