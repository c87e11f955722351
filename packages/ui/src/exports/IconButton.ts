export { IconButton } from "../primitives/icon-button/IconButton.tsx";
export type { IconButtonProps } from "../primitives/icon-button/IconButton.tsx";
