import { catalogues } from "../generated/loaders.ts";
import type { Namespace } from "../generated/messages.ts";
import { loadTexts } from "./loadTexts.ts";
import type { Locale } from "./locales.ts";
import type { CompiledMessages } from "./messages.ts";

/**
 * Loads the messages of some namespaces in one language. Each namespace is a chunk of its own. It knows
 * all namespaces, so a bundler writes them all: who uses a few takes `loadTexts` with those.
 */
export function loadMessages(
  locale: Locale,
  namespaces: readonly Namespace[],
): Promise<CompiledMessages> {
  return loadTexts(
    locale,
    namespaces.map((namespace) => catalogues[namespace]),
  );
}
