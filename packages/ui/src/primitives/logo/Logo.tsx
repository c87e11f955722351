import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { logo } from "./Logo.css.ts";
import { Mark } from "./Mark.tsx";

export const logoSizes = ["small", "medium", "large"] as const;

export interface LogoProps {
  readonly size?: (typeof logoSizes)[number] | undefined;
  /** Shows the mark alone; the name is still read aloud. */
  readonly markOnly?: boolean | undefined;
}

/** The name of the product and its mark, in the colours of the theme. */
export function Logo({ size = "medium", markOnly = false }: LogoProps) {
  return (
    <span className={logo({ size })}>
      <Mark />
      {markOnly ? <VisuallyHidden>Alambic</VisuallyHidden> : "Alambic"}
    </span>
  );
}
