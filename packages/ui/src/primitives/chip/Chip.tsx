import type { ReactNode } from "react";
import type { Tone } from "../../tokens/index.ts";
import { Icon } from "../icon/Icon.tsx";
import type { IconGlyph } from "../icon/Icon.tsx";
import { chip, toneColors } from "./Chip.css.ts";

export const chipSizes = ["small", "medium"] as const;

export interface ChipProps {
  readonly tone?: Tone | undefined;
  readonly size?: (typeof chipSizes)[number] | undefined;
  readonly icon?: IconGlyph | undefined;
  /** For a chip on a tinted ground: the chip takes the card's ground, the words keep the tone. */
  readonly raised?: boolean | undefined;
  readonly children: ReactNode;
}

/** A fact in a word or two. It cannot be pressed; for choices see `ChipGroup`. */
export function Chip(props: ChipProps) {
  const { tone = "neutral", size = "medium", icon, raised = false, children } = props;
  return (
    <span className={`${toneColors[tone]} ${chip({ size, raised })}`}>
      {icon === undefined ? null : <Icon icon={icon} />}
      {children}
    </span>
  );
}
