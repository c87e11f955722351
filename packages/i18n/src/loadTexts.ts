import type { Locale } from "./locales.ts";
import type { CompiledMessages } from "./messages.ts";
import type { Texts } from "./Texts.ts";

const pending = new Map<string, Promise<CompiledMessages>>();

/**
 * Loads some catalogues in one language. The same question gets the same promise, so that React's `use`
 * can read it; a failed load is forgotten, so that it can be tried again.
 */
export function loadTexts(locale: Locale, texts: readonly Texts[]): Promise<CompiledMessages> {
  const key = [locale, ...texts.map(({ namespace }) => namespace)].join(" ");
  const known = pending.get(key);
  if (known) return known;
  const loading = loadAll(locale, texts);
  pending.set(key, loading);
  loading.catch(() => pending.delete(key));
  return loading;
}

async function loadAll(locale: Locale, texts: readonly Texts[]): Promise<CompiledMessages> {
  const modules = await Promise.all(texts.map(({ load }) => load[locale]()));
  return Object.assign({}, ...modules.map((module) => module.default));
}
