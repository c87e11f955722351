export { Switch } from "../primitives/switch/Switch.tsx";
export type { SwitchProps } from "../primitives/switch/Switch.tsx";
