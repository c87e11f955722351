export { Tabs } from "../primitives/tabs/Tabs.tsx";
export type { TabsProps, TabView } from "../primitives/tabs/Tabs.tsx";
