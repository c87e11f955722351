export { Button } from "../primitives/button/Button.tsx";
export type { ButtonProps } from "../primitives/button/Button.tsx";
export { buttonSizes, buttonVariants, buttonWidths } from "../primitives/button/button-variants.ts";
export type {
  ButtonSize,
  ButtonVariant,
  ButtonWidth,
} from "../primitives/button/button-variants.ts";
