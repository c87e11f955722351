export { Toggletip } from "../primitives/toggletip/Toggletip.tsx";
export type { ToggletipProps } from "../primitives/toggletip/Toggletip.tsx";
