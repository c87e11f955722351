import { loaders } from "../generated/loaders.ts";
import type { Namespace } from "../generated/messages.ts";
import type { Locale } from "./locales.ts";
import type { CompiledMessages } from "./messages.ts";

const pending = new Map<string, Promise<CompiledMessages>>();

/**
 * Loads the messages of some namespaces in one language. Each namespace is a chunk of its own.
 * The same question gets the same promise, so that React's `use` can read it; a failed load is
 * forgotten, so that it can be tried again.
 */
export function loadMessages(
  locale: Locale,
  namespaces: readonly Namespace[],
): Promise<CompiledMessages> {
  const key = [locale, ...namespaces].join(" ");
  const known = pending.get(key);
  if (known) return known;
  const loading = loadAll(locale, namespaces);
  pending.set(key, loading);
  loading.catch(() => pending.delete(key));
  return loading;
}

async function loadAll(
  locale: Locale,
  namespaces: readonly Namespace[],
): Promise<CompiledMessages> {
  const modules = await Promise.all(namespaces.map((namespace) => loaders[locale][namespace]()));
  return Object.assign({}, ...modules.map((module) => module.default));
}
