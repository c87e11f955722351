export { Icon, iconSizes } from "../primitives/icon/Icon.tsx";
export type { IconGlyph, IconProps, IconSize } from "../primitives/icon/Icon.tsx";
