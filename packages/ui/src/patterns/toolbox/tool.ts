import type { IconGlyph } from "../../primitives/icon/Icon.tsx";

export interface Tool {
  readonly id: string;
  readonly name: string;
  /** What it is for, in a few words. */
  readonly text: string;
  readonly icon: IconGlyph;
}

export type OpenView = { readonly kind: "tools" } | { readonly kind: "tool"; readonly id: string };

export type ToolboxView = { readonly kind: "closed" } | OpenView;
