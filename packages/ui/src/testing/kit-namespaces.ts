import type { Namespace } from "@alambic/i18n";

/** The catalogues that primitives and patterns take their texts from. */
export const kitNamespaces = [
  "kit",
  "learning",
  "offer",
  "memory",
  "badges",
  "notifications",
  "quest",
  "review",
  "talk",
  "tools",
  "mood",
  "waitlist",
  "consent",
  "quality",
  "code",
  "notes",
  "journal",
  "coach",
  "debate",
] as const satisfies readonly Namespace[];
