import type { LucideIcon } from "lucide-react";
import { icon } from "./Icon.css.ts";

export const iconSizes = ["inherit", "small", "medium", "large", "xlarge"] as const;
export type IconSize = (typeof iconSizes)[number];

/** One of the curated glyphs of `@alambic/ui/icons`. */
export type IconGlyph = LucideIcon;

export interface IconProps {
  readonly icon: IconGlyph;
  readonly size?: IconSize | undefined;
  /** Mirrors the glyph where text runs from right to left: for arrows and chevrons. */
  readonly flips?: boolean | undefined;
  /** Says what the icon means where no text beside it does. Without it the icon is decoration. */
  readonly label?: string | undefined;
}

/** A line icon in the colour of its text. */
export function Icon({ icon: Glyph, size = "inherit", flips = false, label }: IconProps) {
  const naming =
    label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <Glyph className={icon({ size, flips })} strokeWidth={1.9} focusable="false" {...naming} />
  );
}
