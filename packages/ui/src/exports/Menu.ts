export { Menu } from "../primitives/menu/Menu.tsx";
export type { MenuProps, MenuEntry } from "../primitives/menu/Menu.tsx";
