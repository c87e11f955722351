import type { Namespace } from "@alambic/i18n";

/** The catalogues that primitives and patterns take their texts from. */
export const kitNamespaces = [
  "kit",
  "learning",
  "badges",
  "notifications",
  "review",
  "tools",
  "quality",
] as const satisfies readonly Namespace[];
