export { DockedDrawer } from "../primitives/drawer/DockedDrawer.tsx";
export type { DockedDrawerProps } from "../primitives/drawer/DockedDrawer.tsx";
