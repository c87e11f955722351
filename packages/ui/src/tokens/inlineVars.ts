import type { CSSProperties } from "react";

/** Values of a style's own variables (`createVar`), as an element's `style` takes them. */
export function inlineVars(values: Readonly<Record<string, string>>): CSSProperties {
  const named = Object.entries(values).map(([name, value]) => [
    name.slice("var(".length, -1),
    value,
  ]);
  return Object.fromEntries(named);
}
