import type { IconGlyph } from "../primitives/icon/Icon.tsx";

/** A place that the bars lead to. */
export interface NavItem {
  readonly href: string;
  readonly label: string;
  readonly icon: IconGlyph;
  /** The learner is there, or below it. */
  readonly current: boolean;
}
