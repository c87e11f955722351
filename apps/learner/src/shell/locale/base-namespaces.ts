import type { Namespace } from "@alambic/i18n";

/** The texts that every screen needs. The others come with the screens that need them. */
export const baseNamespaces = ["kit", "shell"] as const satisfies Namespace[];
