import type { Namespace } from "../generated/messages.ts";
import type { Locale } from "./locales.ts";
import type { CompiledMessages } from "./messages.ts";

/** A catalogue that is loaded on use, each language by itself: `@alambic/i18n/texts/<namespace>`. */
export interface Texts {
  readonly namespace: Namespace;
  readonly load: Readonly<Record<Locale, () => Promise<{ readonly default: CompiledMessages }>>>;
}
