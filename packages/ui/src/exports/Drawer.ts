export { Drawer } from "../primitives/drawer/Drawer.tsx";
export type { DrawerProps } from "../primitives/drawer/Drawer.tsx";
